import { dutyMenus } from '@residency/contract/areas/duty/access'
import { rosterFlow } from '@residency/contract/areas/duty/rosters/roster.flow'
import { dutyWords } from '@residency/contract/areas/duty/text'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { dutyHome } from './home-cards/duty-home.ts'
import { shiftKindRoutes } from './kinds/kind.routes.ts'
import { shiftCalendar } from './rosters/own-shifts.ts'
import { rosterRoutes } from './rosters/roster.routes.ts'
import { rosterNotices } from './rosters/roster-notices.seed.ts'

export const dutyArea: Area = {
  name: 'duty',
  words: dutyWords,
  menus: dutyMenus,
  routes(binder) {
    rosterRoutes(binder)
    shiftKindRoutes(binder)
  },
  flows: [rosterFlow],
  notices: kindsOf(rosterNotices),
  calendar: shiftCalendar,
  home: dutyHome,
}
