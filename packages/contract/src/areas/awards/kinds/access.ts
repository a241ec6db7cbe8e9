import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const awardKindPermissions = {
  list: 'awards:kind:list',

  /** Set kinds, criteria and limits; with all data, the office of awards. */
  manage: 'awards:kind:manage',
  limits: 'awards:limit:list',
} as const satisfies Record<string, Permission>

export const awardKindErrors = errorsOf('awards', {
  kindTaken: { status: 409, code: 'B0001', field: 'name' },
  kindInUse: { status: 409, code: 'B0001' },

  /** Somebody has applied for it. */
  kindFixed: { status: 409, code: 'B0001', field: 'audience' },
  levelUnknown: { status: 400, code: 'A0400', field: 'level' },
  kindUnknown: { status: 400, code: 'A0400', field: 'kindId' },
  limitTaken: { status: 409, code: 'B0001', field: 'year' },
  limitInUse: { status: 409, code: 'B0001' },
  limitFixed: { status: 409, code: 'B0001', field: 'kindId' },

  /** {granted} are granted already. */
  quotaBelowGranted: { status: 409, code: 'B0001', field: 'quota' },
  baseQuotaBelowGranted: { status: 409, code: 'B0001', field: 'bases' },
  limitBaseUnknown: { status: 400, code: 'A0400', field: 'bases' },
})

export const awardKindMenus = menusOf(() => [
  {
    key: 'award.kinds',
    parent: 'awards',
    type: 'MENU',
    path: 'kinds',
    view: 'award/kinds/index',
    icon: 'appstore',
    sort: 40,
    roles: ['BHB_ADMIN'],
    adds: awardKindPermissions.manage,
    keepAlive: true,
    permissions: {
      [awardKindPermissions.list]: ['BHB_ADMIN'],
      [awardKindPermissions.manage]: ['BHB_ADMIN'],
    },
  },
  {
    key: 'award.limit',
    parent: 'awards',
    type: 'MENU',
    path: 'limit',
    view: 'award/limit/index',
    icon: 'field-time',
    sort: 41,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
    keepAlive: true,
    permissions: { [awardKindPermissions.limits]: ['BHB_ADMIN', 'BASE_ADMIN'] },
  },
])
