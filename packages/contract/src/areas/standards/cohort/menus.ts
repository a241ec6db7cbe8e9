import type { MenuSeed } from '../../../kernel/index.ts'
import { cohortPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const keepers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const cohortMenus: readonly MenuSeed[] = [
  {
    key: 'standard.cohorts',
    parent: 'standard',
    type: 'MENU',
    path: 'batch',
    view: 'standard/batch/index',
    icon: 'team',
    sort: 20,
    roles: keepers,
    keepAlive: true,
    permissions: { [may.list]: keepers, [may.manage]: keepers },
  },
  {
    key: 'standard.cohortMembers',
    parent: 'standard',
    type: 'MENU',
    path: 'batch-student',
    view: 'standard/batch/student',
    icon: 'user',
    sort: 21,
    roles: keepers,
    keepAlive: true,
    permissions: { [may.export]: keepers, [may.import]: keepers },
  },
  {
    key: 'standard.cohortReview',
    parent: 'standard',
    type: 'MENU',
    path: 'batch-audit',
    view: 'standard/batch/audit',
    icon: 'carry-out',
    sort: 22,
    roles: office,
    keepAlive: true,
    permissions: { [may.decide]: office },
  },
]
