import { studentsWords } from '@residency/contract/areas/students/text'
import * as trainee from '@residency/contract/areas/students/trainee.contract'
import { traineesWords } from '@residency/contract/areas/students/trainees/text'
import * as trainees from '@residency/contract/areas/students/trainees/trainees.contract'
import type { Binder } from '../../platform/http/bind.ts'
import { bindSheet } from '../../platform/sheets/bind-sheet.ts'
import { changeRoutes } from './changes/change.routes.ts'
import { certificateRoutes, completionRoutes } from './completion/completion.routes.ts'
import { fileRoutes } from './file/file.routes.ts'
import { getOwnCompletion } from './get-own-completion.ts'
import { getOwnHome } from './get-own-home.ts'
import { getOwnTrainee } from './get-own-trainee.ts'
import { getOwnTimeline } from './timeline-of.ts'
import { addTrainee } from './trainees/add-trainees.ts'
import {
  getRequiredLength,
  getTrainee,
  listTraineeChoices,
  listTrainees,
} from './trainees/list-trainees.ts'
import { traineeSheet } from './trainees/trainees.sheet.ts'
import { updateTrainee } from './trainees/update-trainee.ts'

export function studentsRoutes(binder: Binder) {
  const bindOwn = binder(studentsWords)
  bindOwn(trainee.getOwnTrainee, getOwnTrainee)
  bindOwn(trainee.getOwnHome, getOwnHome)
  bindOwn(trainee.getOwnTimeline, getOwnTimeline)
  bindOwn(trainee.getOwnCompletion, getOwnCompletion)

  const bind = binder(traineesWords)

  bind(trainees.listTrainees, listTrainees)
  bind(trainees.listTraineeChoices, listTraineeChoices)
  bind(trainees.getAskedLength, getRequiredLength)
  bind(trainees.addTrainee, addTrainee)
  bindSheet(bind, trainees.traineeSheet, traineeSheet)
  bind(trainees.getTrainee, getTrainee)
  bind(trainees.updateTrainee, updateTrainee)

  fileRoutes(binder)
  changeRoutes(binder)
  completionRoutes(binder)
  certificateRoutes(binder)
}
