import { progressMenus } from '@residency/contract/areas/progress/access'
import { sessionFlow } from '@residency/contract/areas/progress/sessions/session.flow'
import { progressWords } from '@residency/contract/areas/progress/text'
import { progressWaiting } from '@residency/contract/areas/progress/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { committeeRoutes } from './committees/committee.routes.ts'
import { progressHome } from './home-cards/progress-home.ts'
import { planRoutes } from './plans/plan.routes.ts'
import { remindOfProgress } from './reminders/remind.ts'
import { PROGRESS_SEALED } from './sessions/cells.ts'
import { progressOwnRecord } from './sessions/progress-own-record.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { sessionNotices } from './sessions/session-notices.seed.ts'
import { sessionsWaiting } from './sessions/sessions-waiting.ts'

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
  flows: [sessionFlow],
  notices: kindsOf(sessionNotices),
  ownRecord: [progressOwnRecord],
  waiting: { kinds: progressWaiting, count: sessionsWaiting },
  home: progressHome,
  schedule: [{ name: 'reminders of progress', everyMs: 21_600_000, run: remindOfProgress }],
}
