export type { RecordReader } from './read-file.ts'
export { drawPicture, storePicture } from './store-picture.ts'
