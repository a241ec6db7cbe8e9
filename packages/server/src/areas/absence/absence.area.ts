import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { absenceMenus } from '@residency/contract/areas/absence/menus'
import { absenceWaiting } from '@residency/contract/areas/absence/waiting'
import { absenceEn } from '@residency/contract/areas/absence/words.en'
import { absenceZh } from '@residency/contract/areas/absence/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { balanceRoutes } from './balances/balance.routes.ts'
import { balanceSheet } from './balances/balance.sheet.ts'
import { figureRoutes } from './figures/figure.routes.ts'
import { figureSheet } from './figures/list-figures.ts'
import { leaveRoutes } from './leave/leave.routes.ts'
import { leaveSheet } from './leave/leave.sheet.ts'
import { leaveCalendar, leaveOwnRecord, leaveTimeline } from './leave/leave-life.ts'
import { leaveNotices } from './leave/leave-notices.seed.ts'
import { leavesWaiting } from './leave/leaves-waiting.ts'
import { mayReadAbsence } from './leave/list-leaves.ts'
import { recountDays } from './leave/recount-days.ts'
import { remindDeciders, remindTrainees } from './leave/remind-of-leaves.ts'
import { ABSENCE } from './leave/submit-leave.ts'
import { fillLeaveTypes } from './types/fill-leave-types.ts'
import { leaveTypeSheet } from './types/leave-type.sheet.ts'
import { leaveTypeRoutes } from './types/type.routes.ts'

export const absenceArea: Area = {
  name: 'absence',
  words: { 'zh-cn': absenceZh, en: absenceEn },
  menus: absenceMenus,
  routes(bind) {
    leaveRoutes(bind)
    leaveTypeRoutes(bind)
    balanceRoutes(bind)
    figureRoutes(bind)
  },
  flows: [leaveFlow],
  sheets: [leaveSheet, leaveTypeSheet, balanceSheet, figureSheet],
  notices: leaveNotices,
  waiting: { kinds: absenceWaiting, count: leavesWaiting },
  calendar: leaveCalendar,
  timeline: leaveTimeline,
  ownRecord: [leaveOwnRecord],
  schedule: [
    { name: 'steps of leaves that wait', everyMs: 3_600_000, run: remindDeciders },
    { name: 'overdue report backs', everyMs: 21_600_000, run: remindTrainees },
    { name: 'provisional days of leaves', everyMs: 3_600_000, run: recountDays },
  ],
  recordReaders: { [ABSENCE]: mayReadAbsence },
  sync: ({ db }) => fillLeaveTypes(db),
}
