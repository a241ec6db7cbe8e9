import type { MenuSeed } from '../../kernel/index.ts'
import { collectionMenus } from './collections/menus.ts'
import { informMenus } from './informs/menus.ts'
import { newsMenus } from './news/menus.ts'
import { messagesPermissions as may } from './permissions.ts'

const office = ['ADMIN', 'BHB_ADMIN'] as const

const everybody = [
  ...office,
  'BASE_ADMIN',
  'DEPT_ADMIN',
  'TEACHER',
  'STUDENT',
  'APPLICANT',
  'PARTNER',
] as const

/** Templates are placed below `system`, which accounts declares. */
export const messagesMenus: readonly MenuSeed[] = [
  {
    key: 'message',
    type: 'CATALOG',
    path: '/message',
    icon: 'message',
    sort: 122,
    roles: everybody,
    alwaysShow: true,
  },
  ...informMenus,
  ...newsMenus,
  ...collectionMenus,
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
    permissions: { [may.templateList]: office, [may.templateEdit]: office },
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
    permissions: { [may.deliveryList]: office, [may.deliverySend]: office },
  },
]
