import { errorsOf } from '../../kernel/index.ts'

export const filesErrors = errorsOf('files', {
  onlyImages: { status: 415, code: 'A0400', field: 'file' },
  onlyPapers: { status: 415, code: 'A0400', field: 'file' },
  onlySheets: { status: 415, code: 'A0400', field: 'file' },
  kindNotTaken: { status: 415, code: 'A0400', field: 'file' },
  imageUnreadable: { status: 400, code: 'A0400', field: 'file' },
  /** Pictures that must be rendered before they can be shown wait in a queue. */
  drawingBusy: { status: 503, code: 'C0300' },
  tooLarge: { status: 413, code: 'A0400', field: 'file' },
  /** There is room, but not for this file; `size`, `free` and `allowed` are megabytes. */
  roomShort: { status: 413, code: 'A0400', field: 'file' },
  /** The same while it is not known yet how large the file is. */
  roomEnds: { status: 413, code: 'A0400', field: 'file' },
  roomFull: { status: 413, code: 'A0400', field: 'file' },
  empty: { status: 400, code: 'A0400', field: 'file' },
  /** Numbers that do not fit together, or other bytes than announced. */
  wrongChunk: { status: 400, code: 'A0400', field: 'file' },
  /** Refused or swept while chunks were still coming. */
  uploadOver: { status: 400, code: 'B0001', field: 'file' },
  tooManyUploads: { status: 429, code: 'A0501' },
  stillUsed: { status: 409, code: 'B0001' },
  notYours: { status: 400, code: 'A0400' },
})
