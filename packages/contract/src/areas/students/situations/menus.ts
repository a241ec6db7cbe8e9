import type { MenuSeed } from '../../../kernel/index.ts'
import { situationPermissions as may } from './permissions.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const situationMenus: readonly MenuSeed[] = [
  {
    key: 'training.ownSituations',
    parent: 'training',
    type: 'MENU',
    path: 'own-situations',
    view: 'student/situation/own',
    icon: 'form',
    sort: 20,
    roles: ['STUDENT'],
    keepAlive: true,
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
  {
    key: 'training.situations',
    parent: 'training',
    type: 'MENU',
    path: 'situations',
    view: 'student/situation/index',
    icon: 'solution',
    sort: 21,
    roles: bases,
    keepAlive: true,
    permissions: {
      [may.list]: bases,
      [may.record]: bases,
      [may.base]: bases,
      [may.office]: ['BHB_ADMIN'],
      [may.export]: bases,
    },
  },
]
