import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const exchangePermissions = {
  /** Apply for exchanges, report on them, read one's own. */
  own: 'teachers:exchange:own',
  list: 'teachers:exchange:list',
  review: 'teachers:exchange:review',
  export: 'teachers:exchange:export',
} as const satisfies Record<string, Permission>

export const exchangeErrors = errorsOf('teachers', {
  /** {from} to {to}: the own exchange on days of which another is asked for. */
  exchangeOverlaps: { status: 409, code: 'B0001', field: 'fromDay' },
  exchangeUnitUnknown: { status: 400, code: 'A0400', field: 'unitId' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...reviewers, 'DEPT_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of teachers must have the permissions of these accounts. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const exchangeMenus = menusOf(() => [
  {
    key: 'teaching.exchanges',
    parent: 'teaching',
    type: 'MENU',
    path: 'exchanges',
    view: 'teacher/exchange/own',
    icon: 'compass',
    sort: 3,
    roles: teachers,
    permissions: { [exchangePermissions.own]: [...teachers, ...appointers] },
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
    permissions: { [exchangePermissions.review]: reviewers },
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
    permissions: {
      [exchangePermissions.list]: [...readers, 'ADMIN'],
      [exchangePermissions.export]: [...readers, 'ADMIN'],
    },
  },
])
