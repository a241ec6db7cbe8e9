import { errorsOf } from '../../../kernel/index.ts'

export const completionErrors = errorsOf('students', {
  /** The lines that are not met, in the reader's language. */
  completionUnmet: { status: 409, code: 'B0001', field: 'reason' },
  /** Lines that nobody named when the completion was proposed. */
  completionChanged: { status: 409, code: 'B0001' },
  completionOpen: { status: 409, code: 'B0001' },
  completionEarly: { status: 409, code: 'B0001' },
  completionOwn: { status: 409, code: 'B0001' },
  completionDeparted: { status: 409, code: 'B0001' },
  scoreDay: { status: 400, code: 'A0400', field: 'theoryOn' },
  scoreDaySkill: { status: 400, code: 'A0400', field: 'skillOn' },
  scoreSettled: { status: 409, code: 'B0001', field: 'theory' },
  certificateUnitCode: { status: 409, code: 'B0001' },
  /** A name with a character that no font draws. */
  certificateUndrawable: { status: 409, code: 'B0001' },
  certificateNumberTyped: { status: 400, code: 'A0400', field: 'number' },
  certificateRevoked: { status: 409, code: 'B0001' },
  certificateRevokedOn: { status: 400, code: 'A0400', field: 'revokedOn' },
  certificateDrawing: { status: 409, code: 'B0001' },
})
