import { errorsOf } from '../../kernel/index.ts'

export const filesErrors = errorsOf('files', {
  onlyImages: { status: 415, code: 'A0400', field: 'file' },
  imageUnreadable: { status: 400, code: 'A0400', field: 'file' },
  tooLarge: { status: 413, code: 'A0400', field: 'file' },
  roomFull: { status: 413, code: 'A0400', field: 'file' },
  empty: { status: 400, code: 'A0400', field: 'file' },
})
