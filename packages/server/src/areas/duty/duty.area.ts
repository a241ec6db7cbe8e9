import { dutyMenus } from '@residency/contract/areas/duty/access'
import { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { rosterFlow } from '@residency/contract/areas/duty/rosters/roster.flow'
import { shiftSwapFlow } from '@residency/contract/areas/duty/swaps/swap.flow'
import { dutyWords } from '@residency/contract/areas/duty/text'
import { dutyWaiting } from '@residency/contract/areas/duty/waiting'
import type { Area } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { kindsOf } from '../../platform/notices.ts'
import { dutyPreferenceRoutes, regimeRoutes, shiftKindRoutes } from './duty.routes.ts'
import { settleShifts } from './earned-leave/settle-shifts.ts'
import { dutyHome } from './home-cards/duty-home.ts'
import { hoursRoutes } from './hours/hours.routes.ts'
import { hoursNotices } from './hours/hours-notices.seed.ts'
import { hoursOwnRecord } from './hours/hours-own-record.ts'
import { hoursWaiting } from './hours/hours-waiting.ts'
import { preferencesOwnRecord } from './preferences/own-preferences.ts'
import { shiftCalendar } from './rosters/own-shifts.ts'
import { rosterRoutes } from './rosters/roster.routes.ts'
import { rosterNotices } from './rosters/roster-notices.seed.ts'
import { lapseBegunSwaps } from './swaps/lapse-swaps.ts'
import { shiftSwapPlan } from './swaps/review-swaps.ts'
import { shiftSwapNotices } from './swaps/shift-swap-notices.seed.ts'
import { shiftSwapRoutes } from './swaps/swap.routes.ts'
import { swapsOwnRecord } from './swaps/swap-own-record.ts'
import { swapsWaiting } from './swaps/swaps-waiting.ts'

const dutiesWaiting = async (ctx: SignedCtx) =>
  (await Promise.all([swapsWaiting(ctx), hoursWaiting(ctx)])).flat()

export const dutyArea: Area = {
  name: 'duty',
  words: dutyWords,
  menus: dutyMenus,
  routes(binder) {
    rosterRoutes(binder)
    shiftKindRoutes(binder)
    shiftSwapRoutes(binder)
    hoursRoutes(binder)
    regimeRoutes(binder)
    dutyPreferenceRoutes(binder)
  },
  flows: [rosterFlow, shiftSwapFlow, dutyWeekFlow],
  reviews: [shiftSwapPlan.reviewed],
  notices: kindsOf(rosterNotices, shiftSwapNotices, hoursNotices),
  waiting: { kinds: dutyWaiting, count: dutiesWaiting },
  ownRecord: [swapsOwnRecord, hoursOwnRecord, preferencesOwnRecord],
  calendar: shiftCalendar,
  home: dutyHome,
  schedule: [
    { name: 'swaps of shifts that have begun', everyMs: 900_000, run: lapseBegunSwaps },
    { name: 'leave that shifts have earned', everyMs: 300_000, run: settleShifts },
  ],
}
