import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const entryPermissions = {
  /** Write one's own entries and follow them. */
  own: 'workload:entry:own',

  /** Read the entries of those one answers for. */
  list: 'workload:entry:list',

  /** Decide about entries of the stays one supervises or answers for. */
  decide: 'workload:entry:decide',
  export: 'workload:entry:export',

  /** Read everybody's entries. */
  office: 'workload:entry:office',
} as const satisfies Record<string, Permission>

export const entryErrors = errorsOf('workload', {
  noTrainee: { status: 409, code: 'B0001' },
  dayAhead: { status: 400, code: 'A0400', field: 'caseDay' },
  dayBeforeTraining: { status: 400, code: 'A0400', field: 'caseDay' },
  dayAfterTraining: { status: 400, code: 'A0400', field: 'caseDay' },
  dayOutside: { status: 409, code: 'B0001', field: 'explanation' },
  dayOnLeave: { status: 409, code: 'B0001', field: 'explanation' },
  countTooLarge: { status: 409, code: 'B0001', field: 'count' },
  countOfNumbered: { status: 409, code: 'B0001', field: 'count' },
  dayFull: { status: 409, code: 'B0001' },
  numberRepeated: { status: 409, code: 'B0001', field: 'explanation' },
  numberTaken: { status: 409, code: 'B0001' },
  itemUnknown: { status: 409, code: 'B0001', field: 'item' },
  patientUnknown: { status: 409, code: 'B0001', field: 'patientId' },
  entryUnopened: { status: 409, code: 'B0001' },
  entryUnexplained: { status: 409, code: 'B0001' },
  samplesMissing: { status: 409, code: 'B0001' },
})

const judges = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const administrators = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'workload', type: 'MENU', keepAlive: true } as const

export const entryMenus = menusOf(() => [
  {
    ...page,
    key: 'works.ownEntries',
    path: 'own',
    view: 'workload/own/index',
    icon: 'form',
    sort: 1,
    roles: ['STUDENT'],
    adds: entryPermissions.own,
    permissions: { [entryPermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'works.audit',
    path: 'audit',
    view: 'workload/audit/index',
    icon: 'audit',
    sort: 10,
    roles: judges,
    permissions: { [entryPermissions.decide]: [...judges, 'ADMIN'] },
  },
  {
    ...page,
    key: 'works.entries',
    path: 'entries',
    view: 'workload/entries/index',
    icon: 'file-text',
    sort: 11,
    roles: judges,
    permissions: {
      [entryPermissions.list]: [...judges, 'ADMIN'],
      [entryPermissions.export]: [...administrators, 'ADMIN'],
      [entryPermissions.office]: ['BHB_ADMIN'],
    },
  },
])
