import { errorsOf, menusOf, type Permission } from '../../../kernel/index.ts'

export const planPermissions = {
  /** Plans of the own mentees, of the own committees, and goals that one answers for. */
  list: 'progress:plan:list',
} as const satisfies Record<string, Permission>

export const planErrors = errorsOf('progress', {
  goalHasResult: { status: 409, code: 'B0001' },
  goalTextMissing: { status: 400, code: 'A0400', field: 'text' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const planMenus = menusOf(() => [
  {
    key: 'progressPlans',
    parent: 'progress',
    type: 'MENU',
    path: 'plans',
    view: 'progress/plan/index',
    icon: 'flag',
    sort: 4,
    roles: staff,
    keepAlive: true,
    permissions: { [planPermissions.list]: [...staff, 'ADMIN'] },
  },
])
