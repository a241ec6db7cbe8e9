import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const swapPermissions = {
  own: 'rotations:swap:own',
  list: 'rotations:swap:list',
  department: 'rotations:swap:department',
  base: 'rotations:swap:base',
} as const satisfies Record<string, Permission>

export const swapErrors = errorsOf('rotations', {
  swapBlockUnknown: { status: 404, code: 'B0001', field: 'blockId' },
  swapPartnerUnknown: { status: 404, code: 'B0001', field: 'otherBlockId' },
  swapSamePerson: { status: 409, code: 'B0001', field: 'otherBlockId' },

  /**
   * The own stay in {department} from {from} on is part of a swap with {other}, which is in the
   * state {waits}.
   */
  swapUnderWay: { status: 409, code: 'B0001', field: 'blockId' },

  /** The same of the stay of {name}, without saying with whom. */
  swapUnderWayOfOther: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapBegun: { status: 409, code: 'B0001' },
  swapLengths: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapNothing: { status: 409, code: 'B0001', field: 'otherBlockId' },

  /** {name} has no stay in {department} to exchange, so a row would be doubled or missing. */
  swapLacks: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapOccupied: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapAway: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapStages: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapSplit: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapPair: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapFull: { status: 409, code: 'B0001', field: 'otherBlockId' },
  swapPlanChanged: { status: 409, code: 'B0001' },
})

const deciders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const swapMenus = menusOf(() => [
  {
    key: 'rotation.swaps',
    parent: 'rotation',
    type: 'MENU',
    path: 'swaps',
    view: 'rotation/swap/index',
    icon: 'swap',
    sort: 31,
    roles: deciders,
    keepAlive: true,
    permissions: {
      [swapPermissions.own]: ['STUDENT', ...appointers],
      [swapPermissions.list]: deciders,
      [swapPermissions.department]: deciders,
      [swapPermissions.base]: bases,
    },
  },
])
