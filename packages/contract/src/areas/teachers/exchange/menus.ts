import type { MenuSeed } from '../../../kernel/index.ts'
import { exchangePermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...reviewers, 'DEPT_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const exchangeMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.exchanges',
    parent: 'teaching',
    type: 'MENU',
    path: 'exchanges',
    view: 'teacher/exchange/own',
    icon: 'compass',
    sort: 3,
    roles: teachers,
    permissions: { [may.own]: [...teachers, ...appointers] },
  },
  {
    key: 'teaching.exchangeReview',
    parent: 'teaching',
    type: 'MENU',
    path: 'exchange-review',
    view: 'teacher/exchange/audit',
    icon: 'swap',
    sort: 40,
    roles: reviewers,
    keepAlive: true,
    permissions: { [may.review]: reviewers },
  },
  {
    key: 'teaching.exchangeRecord',
    parent: 'teaching',
    type: 'MENU',
    path: 'exchange-record',
    view: 'teacher/exchange/record',
    icon: 'file-text',
    sort: 41,
    roles: readers,
    keepAlive: true,
    permissions: { [may.list]: [...readers, 'ADMIN'], [may.export]: [...readers, 'ADMIN'] },
  },
]
