// Apart from the area's other public parts: they bring forms, windows and the upload, and pictures
// are shown on the home page.
export { addressOf } from './file-address.calls.ts'
