import type { MenuSeed } from '../../../kernel/index.ts'
import { examsPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const examsMenus: readonly MenuSeed[] = [
  {
    key: 'recruit.exam',
    parent: 'recruit',
    type: 'MENU',
    path: 'exam',
    view: 'recruit/examination/index',
    icon: 'carry-out',
    sort: 40,
    roles: office,
    keepAlive: true,
    permissions: { [may.arrange]: office },
  },
  {
    key: 'recruit.score',
    parent: 'recruit',
    type: 'MENU',
    path: 'score',
    view: 'recruit/score/index',
    icon: 'book',
    sort: 41,
    roles: office,
    keepAlive: true,
    permissions: { [may.score]: office, [may.check]: office, [may.export]: office },
  },
]
