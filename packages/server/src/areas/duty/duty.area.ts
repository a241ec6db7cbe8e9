import { dutyMenus } from '@residency/contract/areas/duty/access'
import { rosterFlow } from '@residency/contract/areas/duty/rosters/roster.flow'
import { shiftSwapFlow } from '@residency/contract/areas/duty/swaps/swap.flow'
import { dutyWords } from '@residency/contract/areas/duty/text'
import { dutyWaiting } from '@residency/contract/areas/duty/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { dutyHome } from './home-cards/duty-home.ts'
import { shiftKindRoutes } from './kinds/kind.routes.ts'
import { shiftCalendar } from './rosters/own-shifts.ts'
import { rosterRoutes } from './rosters/roster.routes.ts'
import { rosterNotices } from './rosters/roster-notices.seed.ts'
import { lapseBegunSwaps } from './swaps/lapse-swaps.ts'
import { shiftSwapPlan } from './swaps/review-swaps.ts'
import { shiftSwapNotices } from './swaps/shift-swap-notices.seed.ts'
import { shiftSwapRoutes } from './swaps/swap.routes.ts'
import { swapsOwnRecord } from './swaps/swap-own-record.ts'
import { swapsWaiting } from './swaps/swaps-waiting.ts'

export const dutyArea: Area = {
  name: 'duty',
  words: dutyWords,
  menus: dutyMenus,
  routes(binder) {
    rosterRoutes(binder)
    shiftKindRoutes(binder)
    shiftSwapRoutes(binder)
  },
  flows: [rosterFlow, shiftSwapFlow],
  reviews: [shiftSwapPlan.reviewed],
  notices: kindsOf(rosterNotices, shiftSwapNotices),
  waiting: { kinds: dutyWaiting, count: swapsWaiting },
  ownRecord: [swapsOwnRecord],
  calendar: shiftCalendar,
  home: dutyHome,
  schedule: [{ name: 'swaps of shifts that have begun', everyMs: 900_000, run: lapseBegunSwaps }],
}
