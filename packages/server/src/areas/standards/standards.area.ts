import { standardsMenus } from '@residency/contract/areas/standards/access'
import { cohortFlow, deviationFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { baseFigureFlow } from '@residency/contract/areas/standards/indicators/base-figure.flow'
import { standardFlow } from '@residency/contract/areas/standards/table/standard.flow'
import { standardsWords } from '@residency/contract/areas/standards/text'
import { standardsWaiting } from '@residency/contract/areas/standards/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { cohortRoutes } from './cohort/cohort.routes.ts'
import { cohortNotices } from './cohort/cohort-notices.seed.ts'
import { cohortFinder } from './cohort/find-cohorts.ts'
import { cohortPlan } from './cohort/review-cohorts.ts'
import { compareRoutes } from './compare/compare.routes.ts'
import { compareSheet } from './compare/compare.sheet.ts'
import { timeConditionSheet } from './conditions/condition.sheet.ts'
import { conditionsRoutes } from './conditions/conditions.routes.ts'
import { electiveWindows } from './electives/electives.queries.ts'
import { electivesRoutes } from './electives/electives.routes.ts'
import { electivesSheet } from './electives/electives.sheet.ts'
import { electivesNotices } from './electives/electives-notices.seed.ts'
import { electivesDeadlines } from './electives/find-deadlines.ts'
import { electivesCalendar, electivesOwnRecord } from './electives/own-electives.ts'
import { standardsHome } from './indicators/base-indicators.ts'
import { figureSheet } from './indicators/figure.sheet.ts'
import { figureNotices } from './indicators/figure-notices.seed.ts'
import { indicatorSheet } from './indicators/indicator.sheet.ts'
import { indicatorsRoutes } from './indicators/indicators.routes.ts'
import { figurePlan } from './indicators/review-figures.ts'
import { memberSheet } from './members/member.sheet.ts'
import { standardsSetUp } from './set-up-steps.ts'
import { standardsWaitingCounts } from './standards-waiting.ts'
import { standardFinder } from './table/find-standards.ts'
import { standardSheet } from './table/standard.sheet.ts'
import { tableRoutes } from './table/table.routes.ts'

export const standardsArea: Area = {
  name: 'standards',
  home: standardsHome,
  words: standardsWords,
  menus: standardsMenus,
  setUpSteps: standardsSetUp,
  finders: [standardFinder, cohortFinder],
  routes(binder) {
    tableRoutes(binder)
    compareRoutes(binder)
    cohortRoutes(binder)
    electivesRoutes(binder)
    conditionsRoutes(binder)
    indicatorsRoutes(binder)
  },
  flows: [standardFlow, cohortFlow, deviationFlow, baseFigureFlow],
  reviews: [cohortPlan.reviewed, figurePlan.reviewed],
  notices: kindsOf(cohortNotices, electivesNotices, figureNotices),
  sheets: [
    standardSheet,
    compareSheet,
    memberSheet,
    electivesSheet,
    timeConditionSheet,
    indicatorSheet,
    figureSheet,
  ],
  ownRecord: [electivesOwnRecord],
  waiting: { kinds: standardsWaiting, count: standardsWaitingCounts },
  windows: [
    { name: 'rotation_choice', rows: electiveWindows, pageOf: (id) => `/standard/batch?id=${id}` },
  ],
  calendar: electivesCalendar,
  deadlines: electivesDeadlines,
}
