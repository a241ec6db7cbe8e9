import { errorsOf } from '../../../kernel/index.ts'

export const answerErrors = errorsOf('evaluation', {
  /** {items}: what still has to be answered. */
  answersMissing: { status: 400, code: 'A0410', field: 'scores' },
  nothingObserved: { status: 400, code: 'A0400', field: 'scores' },
  alreadyAnswered: { status: 409, code: 'B0001' },
  targetClosed: { status: 409, code: 'B0001' },
  notYourTrainee: { status: 409, code: 'B0001', field: 'traineeId' },
  assessedAhead: { status: 400, code: 'A0400', field: 'assessedOn' },
  bedsideFormUnknown: { status: 400, code: 'A0400', field: 'templateId' },
})
