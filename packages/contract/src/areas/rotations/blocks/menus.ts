import type { MenuSeed } from '../../../kernel/index.ts'
import { blockPermissions as may } from './permissions.ts'

const departments = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const
/** Whoever creates accounts of teachers or trainees must hold what they hold. */
const withOffice = [...departments, 'ADMIN'] as const
const bases = ['BASE_ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'rotation', type: 'MENU', keepAlive: true } as const

export const blockMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'rotation.month',
    path: 'month',
    view: 'rotation/month/index',
    icon: 'carry-out',
    sort: 10,
    roles: departments,
    permissions: {
      [may.list]: withOffice,
      [may.export]: bases,
      [may.enter]: withOffice,
      [may.assess]: withOffice,
      [may.exit]: ['STUDENT', ...withOffice],
      [may.repeat]: bases,
      [may.recordPast]: bases,
    },
  },
  {
    ...page,
    key: 'rotation.supervisor',
    path: 'supervisor',
    view: 'rotation/supervisor/index',
    icon: 'team',
    sort: 11,
    roles: departments,
  },
]
