import type { MenuSeed } from '../../../kernel/index.ts'
import { situationPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
/** Whoever creates accounts of departments and bases must hold what they hold. */
const holders = [...readers, 'ADMIN'] as const

export const situationMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.situation',
    parent: 'teaching',
    type: 'MENU',
    path: 'situation',
    view: 'teacher/situation/index',
    icon: 'bar-chart',
    sort: 2,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.view]: holders,
      [may.export]: holders,
      [may.update]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
      [may.edit]: ['BHB_ADMIN'],
    },
  },
  /** The list behind a bar. */
  {
    key: 'teaching.situationPeople',
    parent: 'teaching',
    type: 'MENU',
    path: 'situation-people',
    view: 'teacher/situation/people',
    sort: 3,
    roles: readers,
    hidden: true,
  },
]
