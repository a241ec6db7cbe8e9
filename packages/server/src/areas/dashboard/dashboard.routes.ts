import * as calendar from '@residency/contract/areas/dashboard/calendar.contract'
import * as waiting from '@residency/contract/areas/dashboard/waiting.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { listOwnCalendar } from './list-own-calendar.ts'
import { listWaitingForMe } from './list-waiting-for-me.ts'

export function dashboardRoutes(bind: Bind) {
  bind(waiting.listWaitingForMe, listWaitingForMe)
  bind(calendar.listOwnCalendar, listOwnCalendar)
}
