import { competenceMenus } from '@residency/contract/areas/competence/access'
import { grantFlow } from '@residency/contract/areas/competence/levels/grant.flow'
import { competenceWords } from '@residency/contract/areas/competence/text'
import { competenceWaiting } from '@residency/contract/areas/competence/waiting'
import { HOUR_MS } from '@residency/contract/kernel/day'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { badgeRoutes } from './badges/badge.routes.ts'
import { badgeNotices } from './badges/badge-notices.seed.ts'
import { observationRoutes, reliabilityRoutes } from './competence.routes.ts'
import { competenceCompletion } from './completion/completion-lines.ts'
import { itemRoutes } from './items/item.routes.ts'
import { endLevels, remindOfEnds } from './levels/end-levels.ts'
import { grantNotices } from './levels/grant-notices.seed.ts'
import { levelRoutes } from './levels/level.routes.ts'
import { levelsOwnRecord } from './levels/levels-own-record.ts'
import { levelsWaiting } from './levels/levels-waiting.ts'
import { grantPlan } from './levels/review-grants.ts'

export const competenceArea: Area = {
  name: 'competence',
  words: competenceWords,
  menus: competenceMenus,
  routes(binder) {
    itemRoutes(binder)
    observationRoutes(binder)
    levelRoutes(binder)
    badgeRoutes(binder)
    reliabilityRoutes(binder)
  },
  flows: [grantFlow],
  reviews: [grantPlan.reviewed],
  notices: kindsOf(grantNotices, badgeNotices),
  completion: competenceCompletion,
  ownRecord: [levelsOwnRecord],
  waiting: { kinds: competenceWaiting, count: levelsWaiting },
  schedule: [
    { name: 'levels that end', everyMs: HOUR_MS, run: endLevels },
    { name: 'notices of ends of levels', everyMs: 21_600_000, run: remindOfEnds },
  ],
}
