import type { Binder } from '../../platform/http/bind.ts'
import { admissionRoutes } from './run/run.routes.ts'
import { arrivalRoutes } from './arrival/arrival.routes.ts'
import { examsRoutes } from './entrance-exams/exams.routes.ts'
import { intakesRoutes } from '../intakes/intakes.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'

export function recruitmentRoutes(binder: Binder) {
  intakesRoutes(binder)
  examsRoutes(binder)
  admissionRoutes(binder)
  arrivalRoutes(binder)
  statisticsRoutes(binder)
}
