import type { MenuSeed } from '../../../kernel/index.ts'
import { collectionPermissions as may } from './permissions.ts'

const askers = ['ADMIN', 'BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const people = [...askers, 'TEACHER', 'STUDENT'] as const
const page = { parent: 'message', type: 'MENU', keepAlive: true } as const

export const collectionMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'message.ownCollection',
    path: 'materials',
    view: 'message/collection/own',
    icon: 'carry-out',
    sort: 2,
    roles: people,
    permissions: { [may.upload]: people },
  },
  {
    ...page,
    key: 'message.collection',
    path: 'collection',
    view: 'message/collection/index',
    icon: 'solution',
    sort: 12,
    roles: askers,
    permissions: { [may.ask]: askers, [may.export]: askers },
  },
  {
    ...page,
    key: 'message.library',
    path: 'library',
    view: 'message/collection/library',
    icon: 'folder',
    sort: 13,
    roles: askers,
  },
]
