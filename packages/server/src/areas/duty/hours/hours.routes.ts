import * as hours from '@residency/contract/areas/duty/hours/hours.contract'
import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { confirmWeek } from './confirm-week.ts'
import { correctHours } from './correct-hours.ts'
import { listDepartmentHours } from './list-department-hours.ts'
import { listHours } from './list-hours.ts'
import { getOwnHours } from './own-hours.ts'
import { showDutyCode } from './show-duty-code.ts'
import { signInToShift } from './sign-in-to-shift.ts'
import { getWeekOfTrainee, questionWeek, retractQuestion } from './trainee-week.ts'

export function hoursRoutes(binder: Binder) {
  const bind = binder(hoursWords)

  bind(hours.getOwnHours, getOwnHours)
  bind(hours.signInToShift, signInToShift)
  bind(hours.correctHours, correctHours)
  bind(hours.confirmWeek, confirmWeek)
  bind(hours.getDutyCode, showDutyCode)
  bind(hours.listHours, listHours)
  bind(hours.listDepartmentHours, listDepartmentHours)
  bind(hours.getWeekOfTrainee, getWeekOfTrainee)
  bind(hours.questionWeek, questionWeek)
  bind(hours.retractQuestion, retractQuestion)
}
