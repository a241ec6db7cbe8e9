import { absenceMenus } from '@residency/contract/areas/absence/access'
import { PAYERS, TRIP_KINDS } from '@residency/contract/areas/absence/away/away.contract'
import { leaveFlow } from '@residency/contract/areas/absence/leave/leave.flow'
import { absenceWords } from '@residency/contract/areas/absence/text'
import { absenceWaiting } from '@residency/contract/areas/absence/waiting'
import { HOUR_MS } from '@residency/contract/kernel/day'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { balanceRoutes, figureRoutes, leaveTypeRoutes } from './absence.routes.ts'
import { isPayerUsed, isTripKindUsed } from './away/away.queries.ts'
import { awayRoutes } from './away/away.routes.ts'
import { awaySheet } from './away/away.sheet.ts'
import { awayNotices } from './away/away-notices.seed.ts'
import { awayOwnRecord } from './away/away-own-record.ts'
import { awayDictionaries } from './away/dictionaries.seed.ts'
import { awayDeadlines } from './away/find-deadlines.ts'
import { AWAY_REPORT } from './away/present-away.ts'
import { balanceSheet } from './balances/balance.sheet.ts'
import { balancesOwnRecord } from './balances/balance-own-record.ts'
import { settleAccounts } from './balances/carry-over.ts'
import { absenceCalendar } from './calendar/own-calendar.ts'
import { deputyRoutes } from './deputies/deputy.routes.ts'
import { deputyNotices } from './deputies/deputy-notices.seed.ts'
import { earnedNotices } from './earned-days/earned-notices.seed.ts'
import { figureSheet } from './figures/list-figures.ts'
import { absenceHome, leaveAnswers } from './home-cards/absence-home.ts'
import { eraseLeavePapers } from './leave/erase-papers.ts'
import { leaveRoutes } from './leave/leave.routes.ts'
import { leaveSheet } from './leave/leave.sheet.ts'
import { leaveNotices } from './leave/leave-notices.seed.ts'
import { leaveOwnRecord, leaveTimeline } from './leave/leave-timeline.ts'
import { mayReadAbsence } from './leave/list-leaves.ts'
import { ABSENCE } from './leave-applications/submit-leave.ts'
import { leavesWaiting } from './leave-decisions/leaves-waiting.ts'
import { remindDeciders, remindTrainees } from './leave-decisions/remind-of-leaves.ts'
import { reviewedLeaves } from './leave-decisions/reviewed-leaves.ts'
import { fillLeaveTypes } from './leave-types/fill-leave-types.ts'
import { leaveTypeSheet } from './leave-types/leave-type.sheet.ts'
import { absenceSetUp } from './leave-types/set-up-steps.ts'
import { recountDays } from './settlement/recount-days.ts'
import { standInRoutes } from './stand-ins/stand-in.routes.ts'
import { standInNotices } from './stand-ins/stand-in-notices.seed.ts'

export const absenceArea: Area = {
  name: 'absence',
  home: absenceHome,
  homeAnswers: leaveAnswers,
  words: absenceWords,
  menus: absenceMenus,
  setUpSteps: absenceSetUp,
  routes(binder) {
    leaveRoutes(binder)
    awayRoutes(binder)
    deputyRoutes(binder)
    leaveTypeRoutes(binder)
    balanceRoutes(binder)
    figureRoutes(binder)
    standInRoutes(binder)
  },
  flows: [leaveFlow],
  reviews: [reviewedLeaves],
  sheets: [leaveSheet, awaySheet, leaveTypeSheet, balanceSheet, figureSheet],
  notices: kindsOf(leaveNotices, awayNotices, deputyNotices, standInNotices, earnedNotices),
  dictionaries: awayDictionaries,
  dictionaryUses: [
    { typeCode: TRIP_KINDS, isUsed: isTripKindUsed },
    { typeCode: PAYERS, isUsed: isPayerUsed },
  ],
  waiting: { kinds: absenceWaiting, count: leavesWaiting },
  calendar: absenceCalendar,
  deadlines: awayDeadlines,
  timeline: leaveTimeline,
  ownRecord: [leaveOwnRecord, awayOwnRecord, balancesOwnRecord],
  erasers: [eraseLeavePapers],
  schedule: [
    { name: 'steps of leaves that wait', everyMs: HOUR_MS, run: remindDeciders },
    { name: 'overdue report backs', everyMs: 21_600_000, run: remindTrainees },
    { name: 'days that are carried over or end', everyMs: HOUR_MS, run: settleAccounts },
    { name: 'days of absences by a changed calendar', everyMs: 600_000, run: recountDays },
  ],
  recordReaders: { [ABSENCE]: mayReadAbsence, [AWAY_REPORT]: mayReadAbsence },
  sync: ({ db }) => fillLeaveTypes(db),
}
