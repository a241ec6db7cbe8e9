import { errorsOf } from '../../../kernel/index.ts'

export const situationErrors = errorsOf('teachers', {
  trainingKindUnknown: { status: 400, code: 'A0400', field: 'certificateKinds' },
})
