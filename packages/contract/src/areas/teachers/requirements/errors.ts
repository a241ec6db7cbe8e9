import { errorsOf } from '../../../kernel/index.ts'

export const requirementErrors = errorsOf('teachers', {
  /** The same activities are asked for already, of the same level at the same base. */
  requirementTaken: { status: 409, code: 'B0001', field: 'activities' },
  activityUnknown: { status: 400, code: 'A0400' },
  requirementBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  /** Requirements of every base are the office's. */
  requirementOfAll: { status: 409, code: 'B0001', field: 'baseId' },
  /** {activity}: comes from an assessment and is not recorded by hand. */
  activityFromAssessment: { status: 400, code: 'A0400', field: 'activity' },
  heldInFuture: { status: 400, code: 'A0400', field: 'heldOn' },
  notInLibrary: { status: 409, code: 'B0001' },
  /** Another record, such as the sign-in of a lecture, proves it. */
  dutyCountedAlready: { status: 409, code: 'B0001', field: 'topic' },
  dutyRecordedAlready: { status: 409, code: 'B0001', field: 'topic' },
})
