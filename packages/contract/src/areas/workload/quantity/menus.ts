import type { MenuSeed } from '../../../kernel/index.ts'
import { quantityPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const administrators = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
/** Whoever creates accounts of trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'workload', type: 'MENU', keepAlive: true } as const

export const quantityMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'works.ownQuantity',
    path: 'progress',
    view: 'workload/quantity/own',
    icon: 'field-time',
    sort: 2,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'works.quantity',
    path: 'quantity',
    view: 'workload/quantity/index',
    icon: 'profile',
    sort: 20,
    roles: readers,
    permissions: { [may.list]: [...readers, 'ADMIN'], [may.export]: [...administrators, 'ADMIN'] },
  },
  {
    ...page,
    key: 'works.report',
    path: 'report',
    view: 'workload/report/index',
    icon: 'bar-chart',
    sort: 21,
    roles: administrators,
  },
]
