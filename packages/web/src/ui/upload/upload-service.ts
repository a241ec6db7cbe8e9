import type { StoredFile } from './stored-file.ts'
import type { Wire } from './upload-wire.ts'

/** Where files go and come from: what an area that keeps files gives to the fields and windows of this room. */
export type UploadService = {
  wire: Wire
  /** What the browser's chooser offers, `.pdf,.jpg`. */
  accept: string
  /** What a file would be uploaded for, or the sentence that refuses it. */
  judge: (file: File) => { purpose: string } | { refusal: string }
  /** An address that shows a file for some minutes, for elements that send no header. */
  addressOf: (file: StoredFile) => Promise<string>
}
