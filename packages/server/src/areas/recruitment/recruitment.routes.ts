import type { Binder } from '../../platform/http/bind.ts'
import { admissionRoutes } from './admission/admission.routes.ts'
import { arrivalRoutes } from './arrival/arrival.routes.ts'
import { examsRoutes } from './exams/exams.routes.ts'
import { intakesRoutes } from './intakes/intakes.routes.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'

export function recruitmentRoutes(binder: Binder) {
  intakesRoutes(binder)
  examsRoutes(binder)
  admissionRoutes(binder)
  arrivalRoutes(binder)
  statisticsRoutes(binder)
}
