import { errorsOf } from '../../kernel/index.ts'

export const signupErrors = errorsOf('signup', {
  noOpenIntake: { status: 400, code: 'B0001' },
  notEditable: { status: 409, code: 'B0001' },
  /** Refusals outside the time to submit name its dates. */
  signUpNotYet: { status: 409, code: 'B0001' },
  signUpOver: { status: 409, code: 'B0001' },
  signUpStopped: { status: 409, code: 'B0001' },
  /** Returned, and submitted again as it was. */
  notMended: { status: 409, code: 'B0001' },
  mendingOver: { status: 409, code: 'B0001' },
  /** Passed, or returned in part: this section is not editable. */
  sectionNotEditable: { status: 409, code: 'B0001' },
  /** The applicant must confirm before a passed registration goes back to review. */
  coreChange: { status: 409, code: 'B0001', field: 'mayResubmit' },
  /** A choice that has been examined cannot be judged again. */
  examBegun: { status: 409, code: 'B0001' },
  intakeClosed: { status: 409, code: 'B0001', field: 'intakeId' },
  /** Barred by the office; the reason is shown to the person. */
  barred: { status: 409, code: 'B0001', field: 'idCard' },
  placeUnknown: { status: 400, code: 'A0400', field: 'studentPlace' },
  cardTaken: { status: 409, code: 'B0001', field: 'idCard' },
  cardWrong: { status: 400, code: 'A0400', field: 'idCard' },
  cardBirthDate: { status: 400, code: 'A0400', field: 'birthDate' },
  cardGender: { status: 400, code: 'A0400', field: 'gender' },
  tooYoung: { status: 400, code: 'A0400', field: 'idCard' },
  ethnicUnknown: { status: 400, code: 'A0400', field: 'ethnicCode' },
  regionUnknown: { status: 400, code: 'A0400', field: 'regionCode' },
  schoolUnknown: { status: 400, code: 'A0400', field: 'schoolId' },
  kindNotAccepted: { status: 400, code: 'A0400', field: 'traineeKind' },
  offerUnknown: { status: 400, code: 'A0400', field: 'offerIds' },
  incomplete: { status: 400, code: 'B0001' },
  /** The base of a choice judges it until the review ends, the office until scores are known. */
  judgingOver: { status: 409, code: 'B0001' },
  consentNeeded: { status: 400, code: 'A0410', field: 'consentVersion' },
  alreadyTrainee: { status: 409, code: 'B0001', field: 'idCard' },
})
