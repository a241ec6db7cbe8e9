import * as statistics from '@residency/contract/areas/admission/statistics/statistics.contract'
import { statisticsWords } from '@residency/contract/areas/admission/statistics/text'
import type { Binder } from '../../platform/http/bind.ts'
import { arrivalRoutes } from './arrival/arrival.routes.ts'
import { examsRoutes } from './entrance-exams/exams.routes.ts'
import { runRoutes } from './run/run.routes.ts'
import { exportStatistics } from './statistics/export-statistics.ts'
import { getStatistics } from './statistics/get-statistics.ts'

function statisticsRoutes(binder: Binder) {
  const bind = binder(statisticsWords)

  bind(statistics.getStatistics, getStatistics)
  bind(statistics.exportStatistics, exportStatistics)
}

export function admissionRoutes(binder: Binder) {
  examsRoutes(binder)
  runRoutes(binder)
  arrivalRoutes(binder)
  statisticsRoutes(binder)
}
