import type { MenuSeed } from '../../../kernel/index.ts'
import { rulePermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const ruleMenus: readonly MenuSeed[] = [
  {
    key: 'rotation.rules',
    parent: 'rotation',
    type: 'MENU',
    path: 'rules',
    view: 'rotation/rule/index',
    icon: 'safety',
    sort: 60,
    roles: readers,
    permissions: { [may.list]: readers, [may.edit]: ['BHB_ADMIN', 'BASE_ADMIN'] },
  },
]
