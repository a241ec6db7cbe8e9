import * as statistics from '@residency/contract/areas/recruitment/statistics/statistics.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { exportStatistics } from './export-statistics.ts'
import { getStatistics } from './get-statistics.ts'

export function statisticsRoutes(bind: Bind) {
  bind(statistics.getStatistics, getStatistics)
  bind(statistics.exportStatistics, exportStatistics)
}
