import { awardsMenus } from '@residency/contract/areas/awards/access'
import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { awardsWords } from '@residency/contract/areas/awards/text'
import { awardsWaiting } from '@residency/contract/areas/awards/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { applicationRoutes } from './applications/application.routes.ts'
import { applicationSheet } from './applications/application.sheet.ts'
import { applicationNotices } from './applications/application-notices.seed.ts'
import { applicationsWaiting } from './applications/applications-waiting.ts'
import { awardsOwnRecord, awardsTimeline } from './applications/award-timeline.ts'
import { eraseApplications } from './applications/erase-applications.ts'
import { mayReadApplication } from './applications/list-applications.ts'
import { awardApplicationPlan } from './applications/review-applications.ts'
import { competitionRoutes } from './competition/competition.routes.ts'
import { competitionNotices } from './competition/competition-notices.seed.ts'
import { competitionsWaiting } from './competition/competition-waiting.ts'
import { rankingSheet } from './competition/ranking.sheet.ts'
import { isLevelUsed } from './kinds/award-kind.queries.ts'
import { awardWindows } from './kinds/award-limit.queries.ts'
import { AWARD_LEVELS } from './kinds/award-limit.rules.ts'
import { awardKindRoutes } from './kinds/kind.routes.ts'

export const awardsArea: Area = {
  name: 'awards',
  words: awardsWords,
  menus: awardsMenus,
  routes(binder) {
    awardKindRoutes(binder)
    applicationRoutes(binder)
    competitionRoutes(binder)
  },
  flows: [awardApplicationFlow, awardCompetitionFlow],
  reviews: [awardApplicationPlan.reviewed],
  sheets: [applicationSheet, rankingSheet],
  notices: kindsOf(applicationNotices, competitionNotices),
  recordReaders: { awardApplication: mayReadApplication },
  ownRecord: [awardsOwnRecord],
  erasers: [eraseApplications],
  dictionaryUses: [{ typeCode: AWARD_LEVELS, isUsed: isLevelUsed }],
  windows: [{ name: 'award_application', rows: awardWindows, pageOf: () => '/award/limit' }],
  waiting: {
    kinds: awardsWaiting,
    count: async (ctx) =>
      (await Promise.all([applicationsWaiting(ctx), competitionsWaiting(ctx)])).flat(),
  },
  timeline: awardsTimeline,
}
