import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const planPermissions = {
  list: 'rotations:plan:list',
  manage: 'rotations:plan:manage',
  publish: 'rotations:plan:publish',
  export: 'rotations:plan:export',
} as const satisfies Record<string, Permission>

export const planErrors = errorsOf('rotations', {
  baseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  cohortsUnknown: { status: 400, code: 'A0400', field: 'cohortIds' },
  nobodyToPlan: { status: 400, code: 'A0400', field: 'cohortIds' },

  /** {name}: a trainee who begins after the last month of the plan. */
  startsAfterPlan: { status: 400, code: 'A0400', field: 'months' },

  /** {name}: who published meanwhile, {edition}. */
  publishedMeanwhile: { status: 409, code: 'B0001' },

  /** {count}: blocks without a place. */
  notAllPlaced: { status: 409, code: 'B0001' },

  /** {first}: the first conflict as a sentence, {count}. */
  hasConflicts: { status: 409, code: 'B0001' },

  /** {names}: trainees who have not chosen their electives. */
  electivesOpen: { status: 409, code: 'B0001' },
  blockUnknown: { status: 400, code: 'A0400', field: 'moves' },
  factStays: { status: 409, code: 'B0001' },
  twoPlaces: { status: 409, code: 'B0001', field: 'moves' },
  outsidePlan: { status: 400, code: 'A0400', field: 'moves' },
  runUnderWay: { status: 409, code: 'B0001' },
  planChangedSince: { status: 409, code: 'B0001' },
  nothingFound: { status: 409, code: 'B0001' },
  remedyUnknown: { status: 409, code: 'B0001', field: 'remedy' },
  remedyWithoutReason: { status: 400, code: 'A0400', field: 'reason' },

  /** What was planned has begun or was changed since the draft was made. */
  factsChanged: { status: 409, code: 'B0001' },

  /**
   * {names}, {count}: trainees whose stays were swapped, or swapped back, since the draft was made.
   */
  swappedSince: { status: 409, code: 'B0001' },

  /** {name}: a cohort that is being changed. */
  cohortNotApproved: { status: 409, code: 'B0001' },
  notDivisible: { status: 409, code: 'B0001', field: 'months' },
})

const planners = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const planMenus = menusOf(() => [
  {
    key: 'rotation.plans',
    parent: 'rotation',
    type: 'MENU',
    path: 'plan',
    view: 'rotation/plan/index',
    icon: 'schedule',
    sort: 5,
    roles: planners,
    adds: planPermissions.manage,
    keepAlive: true,
    permissions: {
      [planPermissions.list]: planners,
      [planPermissions.manage]: planners,
      [planPermissions.publish]: planners,
      [planPermissions.export]: planners,
    },
  },
])
