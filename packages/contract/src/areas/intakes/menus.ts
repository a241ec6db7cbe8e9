import type { MenuSeed } from '../../kernel/index.ts'
import { intakesPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const intakesMenus: readonly MenuSeed[] = [
  {
    key: 'recruit.batch',
    parent: 'recruit',
    type: 'MENU',
    path: 'batch',
    view: 'recruit/batch/index',
    icon: 'schedule',
    sort: 0,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.intakeList]: readers,
      [may.intakeAdd]: office,
      [may.intakeEdit]: office,
      [may.intakeMove]: office,
      [may.intakeDelete]: office,
    },
  },
  {
    key: 'recruit.major',
    parent: 'recruit',
    type: 'MENU',
    path: 'major',
    view: 'recruit/enrollment/major/index',
    icon: 'medicine-box',
    sort: 0,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.offerList]: readers,
      [may.offerAdd]: office,
      [may.offerEdit]: office,
      [may.offerDelete]: office,
      [may.offerImport]: office,
      [may.offerExport]: readers,
    },
  },
  {
    key: 'recruit.core',
    parent: 'recruit',
    type: 'MENU',
    path: 'core',
    view: 'recruit/coreInfoSetting/index',
    icon: 'form',
    sort: 91,
    roles: office,
    keepAlive: true,
    permissions: { [may.coreList]: office, [may.coreEdit]: office },
  },
  {
    key: 'recruit.limit',
    parent: 'recruit',
    type: 'MENU',
    path: 'limit',
    view: 'recruit/limit/index',
    icon: 'safety',
    sort: 92,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.barList]: office,
      [may.barAdd]: office,
      [may.barEdit]: office,
      [may.barDelete]: office,
      [may.barReveal]: office,
      [may.barImport]: office,
      [may.barExport]: office,
    },
  },
]
