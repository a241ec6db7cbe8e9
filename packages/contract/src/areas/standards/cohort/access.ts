import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const cohortPermissions = {
  list: 'standards:cohort:list',
  manage: 'standards:cohort:manage',
  decide: 'standards:cohort:decide',
  export: 'standards:cohort:export',
  import: 'standards:cohort:import',
} as const satisfies Record<string, Permission>

export const cohortErrors = errorsOf('standards', {
  cohortNameTaken: { status: 409, code: 'B0001', field: 'name' },
  cohortMajorUnknown: { status: 400, code: 'A0400', field: 'majorId' },

  /** Not published, or of another major. */
  standardNotForMajor: { status: 400, code: 'A0400', field: 'standardId' },
  standardFixed: { status: 409, code: 'B0001', field: 'standardId' },
  cohortDepartmentUnknown: { status: 400, code: 'A0400', field: 'rows' },
  cohortRowInUse: { status: 409, code: 'B0001', field: 'rows' },

  /** {name}: the elective that no trainee can meet. */
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

const office = ['BHB_ADMIN'] as const
const keepers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const cohortMenus = menusOf(() => [
  {
    key: 'standard.cohorts',
    parent: 'standard',
    type: 'MENU',
    path: 'batch',
    view: 'standard/batch/index',
    icon: 'team',
    sort: 20,
    roles: keepers,
    adds: cohortPermissions.manage,
    keepAlive: true,
    permissions: { [cohortPermissions.list]: keepers, [cohortPermissions.manage]: keepers },
  },
  {
    key: 'standard.cohortMembers',
    parent: 'standard',
    type: 'MENU',
    path: 'batch-student',
    view: 'standard/batch/student',
    icon: 'user',
    sort: 21,
    roles: keepers,
    keepAlive: true,
    permissions: { [cohortPermissions.export]: keepers, [cohortPermissions.import]: keepers },
  },
  {
    key: 'standard.cohortReview',
    parent: 'standard',
    type: 'MENU',
    path: 'batch-audit',
    view: 'standard/batch/audit',
    icon: 'carry-out',
    sort: 22,
    roles: office,
    keepAlive: true,
    permissions: { [cohortPermissions.decide]: office },
  },
])
