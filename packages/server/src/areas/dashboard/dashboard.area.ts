import { dashboardWords } from '@residency/contract/areas/dashboard/text'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { morningNotices } from './morning-message/morning-notices.seed.ts'
import { sendMorning } from './morning-message/send-morning.ts'
import { dashboardOwnRecord } from './own-record.ts'

export const dashboardArea: Area = {
  name: 'dashboard',
  words: dashboardWords,
  routes: dashboardRoutes,
  notices: kindsOf(morningNotices),
  schedule: [{ name: 'what waits in the morning', everyMs: 60_000, run: sendMorning }],
  ownRecord: [dashboardOwnRecord],
}
