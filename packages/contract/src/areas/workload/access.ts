import { menusOf } from '../../kernel/menus.ts'
import { entryMenus } from './entries/access.ts'
import { evidenceMenus } from './evidence/access.ts'
import { patientMenus } from './patients/access.ts'
import { quantityMenus } from './quantity/access.ts'

export const workloadMenus = menusOf(() => [
  {
    key: 'workload',
    type: 'CATALOG',
    path: '/workload',
    icon: 'bar-chart',
    sort: 112,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...entryMenus,
  ...quantityMenus,
  ...patientMenus,
  ...evidenceMenus,
])
