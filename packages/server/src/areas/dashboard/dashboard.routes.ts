import * as waiting from '@residency/contract/areas/dashboard/waiting.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { listWaitingForMe } from './list-waiting-for-me.ts'

export function dashboardRoutes(bind: Bind) {
  bind(waiting.listWaitingForMe, listWaitingForMe)
}
