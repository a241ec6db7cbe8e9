import * as statistics from '@residency/contract/areas/admission/statistics/statistics.contract'
import { statisticsWords } from '@residency/contract/areas/admission/statistics/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { exportStatistics } from './export-statistics.ts'
import { getStatistics } from './get-statistics.ts'

export function statisticsRoutes(binder: Binder) {
  const bind = binder(statisticsWords)

  bind(statistics.getStatistics, getStatistics)
  bind(statistics.exportStatistics, exportStatistics)
}
