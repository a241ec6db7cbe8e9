import type { MenuSeed } from '../../../kernel/index.ts'
import { recordPermissions as may } from './permissions.ts'

/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const recordMenus: readonly MenuSeed[] = [
  {
    key: 'mentoring.own',
    parent: 'mentoring',
    type: 'MENU',
    path: 'own',
    view: 'mentor/own/index',
    icon: 'user',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
]
