export { findFilesOf } from './own-files.ts'
export type { RecordReader } from './read-file.ts'
export { removeFilesOf } from './remove-files.ts'
export { drawPicture, keepBytes, recordPicture, removeFile, storePicture } from './store-picture.ts'
