import { errorsOf } from '../../kernel/index.ts'

export const filesErrors = errorsOf('files', {
  onlyImages: { status: 415, code: 'A0400', field: 'file' },
  onlyPapers: { status: 415, code: 'A0400', field: 'file' },
  onlySheets: { status: 415, code: 'A0400', field: 'file' },
  kindNotTaken: { status: 415, code: 'A0400', field: 'file' },
  imageUnreadable: { status: 400, code: 'A0400', field: 'file' },
  /** The queue of pictures to be converted is full. */
  drawingBusy: { status: 503, code: 'C0300' },
  tooLarge: { status: 413, code: 'A0400', field: 'file' },
  /** Quota exceeded by this file; `size`, `free` and `allowed` in megabytes. */
  roomShort: { status: 413, code: 'A0400', field: 'file' },
  /** The same while the size of the file is unknown. */
  roomEnds: { status: 413, code: 'A0400', field: 'file' },
  roomFull: { status: 413, code: 'A0400', field: 'file' },
  empty: { status: 400, code: 'A0400', field: 'file' },
  /** Inconsistent chunk numbers, or a byte count that differs from the declared one. */
  wrongChunk: { status: 400, code: 'A0400', field: 'file' },
  /** The upload was refused or swept while chunks were still arriving. */
  uploadOver: { status: 400, code: 'B0001', field: 'file' },
  tooManyUploads: { status: 429, code: 'A0501' },
  stillUsed: { status: 409, code: 'B0001' },
  notYours: { status: 400, code: 'A0400' },
})
