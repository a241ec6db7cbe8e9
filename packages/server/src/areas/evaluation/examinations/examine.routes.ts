import * as examine from '@residency/contract/areas/evaluation/examinations/examine.contract'
import { examineWords } from '@residency/contract/areas/evaluation/examinations/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import {
  examinationSheet,
  getExamination,
  listExaminations,
  listOwnExaminations,
} from './list-examinations.ts'
import {
  advanceExamination,
  cancelExamination,
  confirmExamination,
  objectToExamination,
  scoreExamination,
} from './move-examination.ts'
import { listExaminationChoices, planExaminations } from './plan-examinations.ts'

export function examineRoutes(binder: Binder) {
  const bind = binder(examineWords)

  bind(examine.listExaminations, listExaminations)
  bindExport(bind, examine.examinationExport, examinationSheet)
  bind(examine.listOwnExaminations, listOwnExaminations)
  bind(examine.listExaminationChoices, listExaminationChoices)
  bind(examine.getExamination, getExamination)
  bind(examine.planExaminations, planExaminations)
  bind(examine.cancelExamination, cancelExamination)
  bind(examine.takeExamination, advanceExamination)
  bind(examine.scoreExamination, scoreExamination)
  bind(examine.confirmExamination, confirmExamination)
  bind(examine.objectToExamination, objectToExamination)
}
