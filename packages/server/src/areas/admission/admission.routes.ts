import type { Binder } from '../../platform/http/bind.ts'
import { arrivalRoutes } from './arrival/arrival.routes.ts'
import { examsRoutes } from './entrance-exams/exams.routes.ts'
import { runRoutes } from './run/run.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'

export function admissionRoutes(binder: Binder) {
  examsRoutes(binder)
  runRoutes(binder)
  arrivalRoutes(binder)
  statisticsRoutes(binder)
}
