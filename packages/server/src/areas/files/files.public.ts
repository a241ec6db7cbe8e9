export type { RecordReader } from './read-file.ts'
export { storePicture } from './store-picture.ts'
