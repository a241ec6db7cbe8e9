import { errorsOf } from '../../../kernel/index.ts'

export const cohortErrors = errorsOf('standards', {
  cohortNameTaken: { status: 409, code: 'B0001', field: 'name' },
  cohortMajorUnknown: { status: 400, code: 'A0400', field: 'majorId' },
  /** Not published, or of another major. */
  standardNotForMajor: { status: 400, code: 'A0400', field: 'standardId' },
  standardFixed: { status: 409, code: 'B0001', field: 'standardId' },
  cohortDepartmentUnknown: { status: 400, code: 'A0400', field: 'rows' },
  cohortRowInUse: { status: 409, code: 'B0001', field: 'rows' },
  /** {name}: the elective that nobody can meet. */
  electiveImpossible: { status: 409, code: 'B0001', field: 'rows' },
  /** {difference}: what each stage has too little or too much, as a text. */
  cohortDoesNotAddUp: { status: 409, code: 'B0001', field: 'rows' },
  /** {count}, {clause}: deviations without a reason, and the first of them. */
  deviationUnexplained: { status: 409, code: 'B0001', field: 'reason' },
  /** {count}, {clause}: deviations that were rejected, and the first of them. */
  deviationRejected: { status: 409, code: 'B0001' },
  /** {name}: trainees who are meant. */
  memberUnknown: { status: 400, code: 'A0400', field: 'traineeIds' },
  memberOfOtherMajor: { status: 409, code: 'B0001', field: 'traineeIds' },
  /** {name}, {cohort}: the first of them, and the cohort to which the trainee belongs. */
  memberOfOtherCohort: { status: 409, code: 'B0001', field: 'traineeIds' },
  /** {name}, {until}: the last day of the table. */
  memberStartsAfterEnd: { status: 409, code: 'B0001', field: 'traineeIds' },
  cohortHasMembers: { status: 409, code: 'B0001' },
  /** {plan}, {edition}: the timetable in force that is made from it. */
  cohortInForce: { status: 409, code: 'B0001' },
})
