import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'
import { recipientPermissions } from '../recipients/access.ts'

export const informPermissions = {
  /** Write informs to the people one answers for, and follow who has read them. */
  send: 'messages:inform:send',
  export: 'messages:inform:export',
} as const satisfies Record<string, Permission>

export const informErrors = errorsOf('messages', {
  informTimePast: { status: 400, code: 'A0400', field: 'sendAt' },

  /** An attachment of the draft is gone. */
  informFileGone: { status: 409, code: 'B0001', field: 'files' },
  informRemindedLately: { status: 409, code: 'B0001' },
  informAllRead: { status: 409, code: 'B0001' },
  informWithdrawn: { status: 409, code: 'B0001' },
})

const senders = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const everybody = [...senders, 'TEACHER', 'STUDENT', 'APPLICANT', 'PARTNER'] as const
const page = { parent: 'message', type: 'MENU', keepAlive: true } as const

export const informMenus = menusOf(() => [
  {
    ...page,
    key: 'message.ownInform',
    path: 'own',
    view: 'message/inform/own',
    icon: 'bell',
    sort: 1,
    roles: everybody,
  },
  {
    ...page,
    key: 'message.inform',
    path: 'inform',
    view: 'message/inform/index',
    icon: 'form',
    sort: 10,
    roles: senders,
    adds: informPermissions.send,
    permissions: { [informPermissions.send]: senders, [informPermissions.export]: senders },
  },
  {
    ...page,
    key: 'message.group',
    path: 'group',
    view: 'message/group/index',
    icon: 'team',
    sort: 19,
    roles: senders,
    permissions: { [recipientPermissions.groups]: senders },
  },
])
