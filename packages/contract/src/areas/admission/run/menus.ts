import type { MenuSeed } from '../../../kernel/index.ts'
import { admissionPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const runMenus: readonly MenuSeed[] = [
  {
    key: 'recruit.admission',
    parent: 'recruit',
    type: 'MENU',
    path: 'admission',
    view: 'recruit/admission/index',
    icon: 'trophy',
    sort: 50,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: readers,
      [may.export]: readers,
      [may.run]: office,
      [may.publish]: office,
      [may.call]: office,
    },
  },
]
