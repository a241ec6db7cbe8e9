import * as assessment from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import {
  listAssessments,
  listAssessmentsOf,
  listOwnAssessments,
  saveAssessment,
} from './assess-teachers.ts'
import { assessmentSheet } from './assessment.sheet.ts'

export function assessmentRoutes(binder: Binder) {
  const bind = binder(assessmentWords)

  bind(assessment.listAssessments, listAssessments)
  bind(assessment.listOwnAssessments, listOwnAssessments)
  bind(assessment.listAssessmentsOf, listAssessmentsOf)
  bind(assessment.saveAssessment, saveAssessment)
  bindSheet(bind, assessment.assessmentSheet, assessmentSheet)
}
