import type { MenuSeed } from '../../../kernel/index.ts'
import { ticketPermissions as may } from './permissions.ts'

const issuers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const ticketMenus: readonly MenuSeed[] = [
  {
    key: 'evaluate.ticket',
    parent: 'evaluate',
    type: 'MENU',
    path: 'ticket',
    view: 'evaluate/ticket/index',
    icon: 'mobile',
    sort: 4,
    roles: issuers,
    keepAlive: true,
    permissions: { [may.issue]: [...issuers, 'ADMIN'] },
  },
]
