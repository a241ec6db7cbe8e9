import { rotationsMenus } from '@residency/contract/areas/rotations/access'
import { blockFlow } from '@residency/contract/areas/rotations/blocks/block.flow'
import { planFlow } from '@residency/contract/areas/rotations/plan/plan.flow'
import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { rotationsWords } from '@residency/contract/areas/rotations/text'
import { rotationsWaiting } from '@residency/contract/areas/rotations/waiting'
import type { Area } from '../../platform/area.ts'
import { momentBefore } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { kindsOf } from '../../platform/notices.ts'
import { staysBetween } from './blocks/block.queries.ts'
import { blockRoutes } from './blocks/block.routes.ts'
import { blockSheet } from './blocks/block.sheet.ts'
import { blockNotices } from './blocks/block-notices.seed.ts'
import { blockCompletion, blockTimeline } from './blocks/block-timeline.ts'
import { blocksWaiting } from './blocks/blocks-waiting.ts'
import { reviewedBlocks } from './blocks/reviewed-blocks.ts'
import { countTraineesByDepartment } from './blocks/trainee-blocks.queries.ts'
import { announceMonth } from './department-months/announce-month.ts'
import { factRoutes } from './figures/fact.routes.ts'
import { factSheet } from './figures/fact.sheet.ts'
import { rotationsHome } from './home-cards/rotations-home.ts'
import { pastSheet } from './past-stays/past.sheet.ts'
import { planFinder } from './plan/find-plans.ts'
import { findPublishedPlanOfCohort } from './plan/plan.queries.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { preferenceRoutes } from './preferences/preference.routes.ts'
import { preferenceDays } from './preferences/preference-calendar.ts'
import { preferenceNotices } from './preferences/preference-notices.seed.ts'
import { preferencesOwnRecord } from './preferences/preferences-own-record.ts'
import { preferenceDeadlines, preferencesWaiting } from './preferences/preferences-waiting.ts'
import { stayFinder } from './presence/find-stays.ts'
import { ownRoutes, pastRoutes, ruleRoutes } from './rotations.routes.ts'
import { endSilentRuns, RUNS_AFTER_RESTORE } from './runs/run.queries.ts'
import { solverRunner } from './runs/run-solver.ts'
import { departmentMonthSheet } from './seats/months.sheet.ts'
import { seatsRoutes } from './seats/seats.routes.ts'
import { swapPlan } from './swap/review-swaps.ts'
import { swapRoutes } from './swap/swap.routes.ts'
import { swapNotices } from './swap/swap-notices.seed.ts'
import { swapsOwnRecord } from './swap/swap-own-record.ts'
import { swapsWaiting } from './swap/swaps-waiting.ts'
import { rotationOwnRecord } from './trainee-rotations/rotation-calendar.ts'
import { rotationDays } from './trainee-rotations/rotation-days.ts'

/** A computation whose process says nothing for this long is over. */
const SILENT_MS = 45_000

const rotationsWaitingOf = async (ctx: SignedCtx) =>
  (await Promise.all([blocksWaiting(ctx), swapsWaiting(ctx), preferencesWaiting(ctx)])).flat()

export const rotationsArea: Area = {
  name: 'rotations',
  words: rotationsWords,
  menus: rotationsMenus,
  finders: [stayFinder, planFinder],
  routes(binder) {
    planRoutes(binder)
    blockRoutes(binder)
    pastRoutes(binder)
    factRoutes(binder)
    ruleRoutes(binder)
    ownRoutes(binder)
    seatsRoutes(binder)
    swapRoutes(binder)
    preferenceRoutes(binder)
  },
  flows: [planFlow, blockFlow, swapFlow],
  reviews: [reviewedBlocks, swapPlan.reviewed],
  notices: kindsOf(blockNotices, swapNotices, preferenceNotices),
  waiting: {
    kinds: rotationsWaiting,
    count: rotationsWaitingOf,
  },
  timeline: blockTimeline,
  completion: blockCompletion,
  stays: staysBetween,
  traineesByDepartment: countTraineesByDepartment,
  planOfCohort: findPublishedPlanOfCohort,
  sheets: [blockSheet, pastSheet, factSheet, departmentMonthSheet],
  ownRecord: [rotationOwnRecord, swapsOwnRecord, preferencesOwnRecord],
  deadlines: preferenceDeadlines,
  calendar: async (ctx, range) =>
    (await Promise.all([rotationDays(ctx, range), preferenceDays(ctx)])).flat(),
  home: rotationsHome,
  workers: { timetables: solverRunner },
  schedule: [
    { name: 'who comes next month', everyMs: 21_600_000, run: announceMonth },
    {
      name: 'silent computations',
      everyMs: 30_000,
      run: ({ db, now }) => endSilentRuns(db, now(), momentBefore(now(), SILENT_MS)),
    },
  ],
  afterRestore: [RUNS_AFTER_RESTORE],
}
