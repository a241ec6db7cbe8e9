import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const ticketPermissions = {
  /** Make codes by which nurses and patients rate a trainee of one's own. */
  issue: 'evaluation:ticket:issue',
} as const satisfies Record<string, Permission>

export const ticketErrors = errorsOf('evaluation', {
  ticketUnknown: { status: 404, code: 'A0401' },
  ticketUsed: { status: 409, code: 'B0001' },
  ticketExpired: { status: 409, code: 'B0001' },
  ticketTargetClosed: { status: 409, code: 'B0001' },

  /** {left}: how many more codes the subject may have. */
  ticketsTooMany: { status: 409, code: 'B0001', field: 'count' },
})

const issuers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const ticketMenus = menusOf(() => [
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
    permissions: { [ticketPermissions.issue]: [...issuers, 'ADMIN'] },
  },
])
