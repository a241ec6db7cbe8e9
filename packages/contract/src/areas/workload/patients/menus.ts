import type { MenuSeed } from '../../../kernel/index.ts'
import { patientPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

export const patientMenus: readonly MenuSeed[] = [
  {
    parent: 'workload',
    type: 'MENU',
    keepAlive: true,
    key: 'works.patients',
    path: 'patients',
    view: 'workload/patient/index',
    icon: 'medicine-box',
    sort: 30,
    roles: readers,
    permissions: { [may.list]: [...readers, 'ADMIN'], [may.manage]: [...readers, 'ADMIN'] },
  },
]
