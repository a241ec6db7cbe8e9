import { progressMenus } from '@residency/contract/areas/progress/access'
import { learningPlanFlow } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import { sessionFlow } from '@residency/contract/areas/progress/sessions/session.flow'
import { progressWords } from '@residency/contract/areas/progress/text'
import { progressWaiting } from '@residency/contract/areas/progress/waiting'
import type { Area } from '../../platform/area.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { kindsOf } from '../../platform/notices.ts'
import { progressHome } from './home-cards/progress-home.ts'
import { planNotices } from './plans/plan-notices.seed.ts'
import { plansOwnRecord } from './plans/plans-own-record.ts'
import { plansWaiting } from './plans/plans-waiting.ts'
import { committeeRoutes, planRoutes } from './progress.routes.ts'
import { remindOfProgress } from './reminders/remind.ts'
import { PROGRESS_SEALED } from './sessions/cells.ts'
import { progressOwnRecord } from './sessions/progress-own-record.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { sessionNotices } from './sessions/session-notices.seed.ts'
import { sessionsWaiting } from './sessions/sessions-waiting.ts'

const progressWaits = async (ctx: SignedCtx) =>
  (await Promise.all([sessionsWaiting(ctx), plansWaiting(ctx)])).flat()

export const progressArea: Area = {
  name: 'progress',
  words: progressWords,
  menus: progressMenus,
  sealed: PROGRESS_SEALED,
  routes(binder) {
    committeeRoutes(binder)
    sessionRoutes(binder)
    planRoutes(binder)
  },
  flows: [sessionFlow, learningPlanFlow],
  notices: kindsOf(sessionNotices, planNotices),
  ownRecord: [progressOwnRecord, plansOwnRecord],
  waiting: { kinds: progressWaiting, count: progressWaits },
  home: progressHome,
  schedule: [{ name: 'reminders of progress', everyMs: 21_600_000, run: remindOfProgress }],
}
