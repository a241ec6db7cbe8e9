import { errorsOf } from '../../../kernel/index.ts'

export const takingErrors = errorsOf('learning', {
  /** It opens at {opens}. */
  examNotOpenYet: { status: 409, code: 'B0001' },
  /** It closed at {closes}. */
  examClosed: { status: 409, code: 'B0001' },
  examCalledOff: { status: 409, code: 'B0001' },
  /** Results with the answers were out and taken back, and the exam has no other form. */
  paperKnown: { status: 409, code: 'B0001' },
  attemptsUsed: { status: 409, code: 'B0001' },
  /** Another device goes on only after re-admission. */
  attemptElsewhere: { status: 409, code: 'B0001' },
  resultNotReleased: { status: 409, code: 'B0001' },
  journalFull: { status: 409, code: 'B0001' },
})
