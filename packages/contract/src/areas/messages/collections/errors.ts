import { errorsOf } from '../../../kernel/index.ts'

export const collectionErrors = errorsOf('messages', {
  collectionDuePast: { status: 400, code: 'A0400', field: 'dueAt' },
  collectionClosed: { status: 409, code: 'B0001' },
  collectionOver: { status: 409, code: 'B0001' },
  materialKindWrong: { status: 400, code: 'A0400', field: 'files' },
  materialTooLarge: { status: 400, code: 'A0400', field: 'files' },
  materialTooMany: { status: 400, code: 'A0400', field: 'files' },
  collectionRemindedLately: { status: 409, code: 'B0001' },
  collectionAllUploaded: { status: 409, code: 'B0001' },
  collectionEmpty: { status: 409, code: 'B0001' },
  collectionTooLarge: { status: 409, code: 'B0001' },
  collectionTooMany: { status: 409, code: 'B0001' },
})
