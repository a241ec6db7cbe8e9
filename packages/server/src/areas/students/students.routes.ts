import * as trainee from '@residency/contract/areas/students/trainee.contract'
import type { Bind } from '../../platform/http/bind.ts'
import { getOwnCompletion } from './get-own-completion.ts'
import { getOwnTimeline } from './get-own-timeline.ts'
import { getOwnTrainee } from './get-own-trainee.ts'

export function studentsRoutes(bind: Bind) {
  bind(trainee.getOwnTrainee, getOwnTrainee)
  bind(trainee.getOwnTimeline, getOwnTimeline)
  bind(trainee.getOwnCompletion, getOwnCompletion)
}
