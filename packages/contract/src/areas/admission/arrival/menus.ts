import type { MenuSeed } from '../../../kernel/index.ts'
import { arrivalPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const arrivalMenus: readonly MenuSeed[] = [
  {
    key: 'recruit.arrival',
    parent: 'recruit',
    type: 'MENU',
    path: 'arrival',
    view: 'recruit/arrange/index',
    icon: 'user',
    sort: 60,
    roles: office,
    keepAlive: true,
    permissions: { [may.list]: office, [may.export]: office },
  },
]
