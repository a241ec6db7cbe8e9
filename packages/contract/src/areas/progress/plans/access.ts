import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const planPermissions = {
  /** Plans of the own mentees, of the own committees, and goals that one answers for. */
  list: 'progress:plan:list',

  /** Agree to learning plans of the own mentees, and look at them. */
  guide: 'progress:plan:guide',
} as const satisfies Record<string, Permission>

export const planErrors = errorsOf('progress', {
  goalHasResult: { status: 409, code: 'B0001' },
  goalTextMissing: { status: 400, code: 'A0400', field: 'text' },
  planNotInTraining: { status: 409, code: 'B0001' },
  planWithoutMentor: { status: 409, code: 'B0001' },

  /** Goals are written in a draft only. */
  planNotDraft: { status: 409, code: 'B0001' },
  planWithoutGoals: { status: 409, code: 'B0001', field: 'goals' },
  planGoalUnknown: { status: 400, code: 'A0400', field: 'goals' },

  /** {goal}: only the trainee or the mentor of today owns it. */
  planGoalOwner: { status: 400, code: 'A0400', field: 'goals' },

  /** {goal}: its day is over. */
  planGoalPast: { status: 400, code: 'A0400', field: 'goals' },

  /** {goal}: what it was made from is not lacking any more. */
  planOriginUnknown: { status: 400, code: 'A0400', field: 'goals' },
  lookAhead: { status: 400, code: 'A0400', field: 'lookedOn' },

  /** {day}: since when the plan is agreed. */
  lookTooEarly: { status: 400, code: 'A0400', field: 'lookedOn' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

export const planMenus = menusOf(() => [
  {
    key: 'progressPlans',
    parent: 'progress',
    type: 'MENU',
    path: 'plans',
    view: 'progress/plan/index',
    icon: 'schedule',
    sort: 4,
    roles: staff,
    keepAlive: true,
    permissions: {
      [planPermissions.list]: [...staff, 'ADMIN'],
      [planPermissions.guide]: [...staff, 'ADMIN'],
    },
  },
])
