import type { MenuSeed } from '../../../kernel/index.ts'
import { deputyPermissions as may } from './permissions.ts'

const deciders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

export const deputyMenus: readonly MenuSeed[] = [
  {
    key: 'daily.deputies',
    parent: 'daily',
    type: 'MENU',
    path: 'deputy',
    view: 'daily/deputy',
    icon: 'team',
    sort: 15,
    roles: deciders,
    keepAlive: true,
    permissions: { [may.own]: [...deciders, 'ADMIN'], [may.all]: ['BHB_ADMIN'] },
  },
]
