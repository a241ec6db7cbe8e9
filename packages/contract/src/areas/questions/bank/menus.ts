import type { MenuSeed } from '../../../kernel/index.ts'
import { bankPermissions as may } from './permissions.ts'

const writers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const keepers = ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'] as const

export const bankMenus: readonly MenuSeed[] = [
  {
    key: 'course.bank',
    parent: 'course',
    type: 'MENU',
    path: 'bank',
    view: 'course/bank/index',
    icon: 'book',
    sort: 40,
    roles: writers,
    keepAlive: true,
    permissions: {
      [may.build]: [...writers, 'ADMIN'],
      [may.review]: keepers,
      [may.export]: keepers,
    },
  },
]
