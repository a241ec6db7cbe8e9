export { claimFiles, filesOf, filesOfMany, type RecordRef, releaseFiles } from './claim-files.ts'
export { copyFiles } from './copy-files.ts'
export { drawPhoto } from './pictures/draw-picture.ts'
export {
  recordPicture,
  removeFile,
  storeBytes,
  storePicturePart as keepPicture,
} from './pictures/store-picture.ts'
export { readUpload } from './read-upload.ts'
export { openFileOf } from './reading/open-file-of.ts'
export { openOwnUpload } from './reading/open-own-upload.ts'
