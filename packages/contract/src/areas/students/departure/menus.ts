import type { MenuSeed } from '../../../kernel/index.ts'
import { departurePermissions as may } from './permissions.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
/** Heads and teaching secretaries of departments are teachers. */
const signers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
/** Whoever creates accounts of trainees or teachers must hold what they hold. */
const withOffice = [...signers, 'ADMIN'] as const
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'training', type: 'MENU', keepAlive: true } as const

export const departureMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'training.ownDeparture',
    path: 'own-departure',
    view: 'student/departure/own',
    icon: 'compass',
    sort: 30,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'training.departures',
    path: 'departures',
    view: 'student/departure/index',
    icon: 'swap',
    sort: 31,
    roles: signers,
    permissions: {
      [may.list]: withOffice,
      [may.record]: bases,
      [may.sign]: withOffice,
      [may.base]: bases,
      [may.office]: ['BHB_ADMIN'],
      [may.export]: bases,
    },
  },
  {
    ...page,
    key: 'training.departureItems',
    path: 'departure-items',
    view: 'student/departure/items',
    icon: 'setting',
    sort: 32,
    roles: ['BHB_ADMIN'],
    permissions: { [may.items]: ['BHB_ADMIN'] },
  },
]
