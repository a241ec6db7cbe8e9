import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const awayErrors = errorsOf('absence', {
  tripKindClosed: { status: 409, code: 'B0001', field: 'tripKind' },
  payerClosed: { status: 409, code: 'B0001', field: 'payer' },
})

const deciders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const page = { parent: 'daily', type: 'MENU', keepAlive: true } as const

/** Pages of aways; who may do what with them is what holds for leave. */
export const awayMenus = menusOf(() => [
  {
    ...page,
    key: 'daily.ownAway',
    path: 'away',
    view: 'daily/away/own',
    icon: 'compass',
    sort: 2,
    roles: ['STUDENT'],
  },
  {
    ...page,
    key: 'daily.awayReview',
    path: 'away-review',
    view: 'daily/away/review',
    icon: 'safety',
    sort: 13,
    roles: deciders,
  },
  {
    ...page,
    key: 'daily.awayRecord',
    path: 'away-record',
    view: 'daily/away/record',
    icon: 'folder',
    sort: 14,
    roles: deciders,
  },
])
