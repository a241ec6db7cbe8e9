import type { MenuSeed } from '../../../kernel/index.ts'
import { recipientPermissions } from '../recipients/permissions.ts'
import { informPermissions as may } from './permissions.ts'

const senders = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const everybody = [...senders, 'TEACHER', 'STUDENT', 'APPLICANT', 'PARTNER'] as const
const page = { parent: 'message', type: 'MENU', keepAlive: true } as const

export const informMenus: readonly MenuSeed[] = [
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
    permissions: { [may.send]: senders, [may.export]: senders },
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
]
