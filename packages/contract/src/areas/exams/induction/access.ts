import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const inductionPermissions = {
  /** Keep trains with their videos, notices and people. */
  manage: 'learning:induction:manage',
  import: 'learning:induction:import',
  export: 'learning:induction:export',
} as const satisfies Record<string, Permission>

export const inductionErrors = errorsOf('learning', {
  trainTimesWrong: { status: 400, code: 'A0400', field: 'closesAt' },
  intakeUnknown: { status: 400, code: 'A0400', field: 'intakeId' },
  inductionVideoUnknown: { status: 400, code: 'A0400', field: 'videos' },
  trainInUse: { status: 409, code: 'B0001' },
  trainUnknown: { status: 400, code: 'A0400', field: 'trainId' },
  personListed: { status: 409, code: 'B0001', field: 'idCard' },
  cardWrong: { status: 400, code: 'A0400', field: 'idCard' },
  personErased: { status: 409, code: 'B0001' },
  inductionRefused: { status: 400, code: 'A0210', field: 'idCard' },
  inductionSlowedDown: { status: 429, code: 'A0501' },
  learnFirst: { status: 409, code: 'B0001' },
  inductionSessionOver: { status: 401, code: 'A0301' },
})

const office = ['BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'employment', type: 'MENU', keepAlive: true, roles: office } as const

export const inductionMenus = menusOf(() => [
  {
    key: 'employment',
    type: 'CATALOG',
    path: '/employment',
    icon: 'safety',
    sort: 119,
    roles: office,
    alwaysShow: true,
  },
  {
    ...page,
    key: 'employment.train',
    path: 'train',
    view: 'employment/train/index',
    icon: 'team',
    sort: 1,
    adds: inductionPermissions.manage,
    permissions: {
      [inductionPermissions.manage]: office,
      [inductionPermissions.import]: office,
      [inductionPermissions.export]: office,
    },
  },
  {
    ...page,
    key: 'employment.notice',
    path: 'notice',
    view: 'employment/notice/index',
    icon: 'bell',
    sort: 10,
  },
])
