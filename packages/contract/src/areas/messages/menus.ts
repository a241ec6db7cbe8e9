import type { MenuSeed } from '../../kernel/index.ts'
import { messagesPermissions as may } from './permissions.ts'

const office = ['ADMIN', 'BHB_ADMIN'] as const

/** Placed below `system`, which accounts declares. */
export const messagesMenus: readonly MenuSeed[] = [
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
