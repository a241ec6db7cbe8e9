import type { StoredFile } from './stored-file.ts'
import type { Wire } from './upload-wire.ts'

/** The upload and download service that an area passes to the fields and dialogs of this folder. */
export type UploadService = {
  wire: Wire

  /** The `accept` attribute, `.pdf,.jpg`. */
  accept: string

  /** The purpose of an upload, or the message that refuses it. */
  judge: (file: File) => { purpose: string } | { refusal: string }

  /** A URL that is valid for some minutes, for elements that send no header. */
  addressOf: (file: Pick<StoredFile, 'filePath'>) => Promise<string>
}
