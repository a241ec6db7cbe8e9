import type { MenuSeed } from '../../../kernel/index.ts'
import { seatsPermissions as may } from './permissions.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const page = { parent: 'rotation', type: 'MENU', keepAlive: true } as const

/** The base sets the seats, as it sets the usual capacity; a department reads its own. */
export const seatsMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'rotation.seats',
    path: 'seats',
    view: 'rotation/seats/index',
    icon: 'field-time',
    sort: 40,
    roles: readers,
    permissions: {
      [may.list]: readers,
      [may.export]: readers,
      [may.set]: bases,
      [may.import]: bases,
    },
  },
  {
    ...page,
    key: 'rotation.absences',
    path: 'absences',
    view: 'rotation/absence/index',
    icon: 'clock-circle',
    sort: 41,
    roles: bases,
    permissions: { [may.absences]: bases },
  },
  {
    ...page,
    key: 'rotation.pairs',
    path: 'pairs',
    view: 'rotation/pair/index',
    icon: 'form',
    sort: 42,
    roles: bases,
    permissions: { [may.pairs]: bases },
  },
]
