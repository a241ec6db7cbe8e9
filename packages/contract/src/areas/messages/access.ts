import type { Permission } from '../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../kernel/calls/errors.ts'
import { EVERY_ROLE, menusOf } from '../../kernel/menus.ts'
import { collectionMenus } from './collections/access.ts'
import { concernMenus } from './concerns/access.ts'
import { informMenus } from './informs/access.ts'
import { newsMenus } from './news/access.ts'

export const messagesPermissions = {
  deliveryList: 'messages:delivery:list',
  deliverySend: 'messages:delivery:send',
  templateList: 'messages:template:list',
  templateEdit: 'messages:template:edit',
} as const satisfies Record<string, Permission>

export const messagesErrors = errorsOf('messages', {
  templateWrong: { status: 400, code: 'A0400' },
  deliveryNotFailed: { status: 409, code: 'B0001' },
  urgentStays: { status: 400, code: 'B0001' },
})

const office = ['ADMIN', 'BHB_ADMIN'] as const

/** Templates are placed below `system`, which accounts declares. */
export const messagesMenus = menusOf(() => [
  {
    key: 'message',
    type: 'CATALOG',
    path: '/message',
    icon: 'message',
    sort: 122,
    roles: EVERY_ROLE,
    alwaysShow: true,
  },
  ...informMenus,
  ...newsMenus,
  ...collectionMenus,
  ...concernMenus,
  {
    key: 'system.noticeTemplate',
    parent: 'system',
    type: 'MENU',
    path: 'notice-template',
    view: 'message/template/index',
    icon: 'bell',
    sort: 12,
    roles: office,
    keepAlive: true,
    permissions: {
      [messagesPermissions.templateList]: office,
      [messagesPermissions.templateEdit]: office,
    },
  },
  {
    key: 'system.delivery',
    parent: 'system',
    type: 'MENU',
    path: 'delivery',
    view: 'message/delivery/index',
    icon: 'send',
    sort: 13,
    roles: office,
    keepAlive: true,
    permissions: {
      [messagesPermissions.deliveryList]: office,
      [messagesPermissions.deliverySend]: office,
    },
  },
])
