export type { RecordReader } from './read-file.ts'
export { drawPicture, keepBytes, recordPicture, removeFile, storePicture } from './store-picture.ts'
