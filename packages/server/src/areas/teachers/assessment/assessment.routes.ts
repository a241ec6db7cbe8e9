import * as assessment from '@residency/contract/areas/teachers/assessment/assessment.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { listAssessments, listAssessmentsOf, listOwnAssessments, saveAssessment } from './assess-teachers.ts'
import { assessmentSheet } from './assessment.sheet.ts'

export function assessmentRoutes(bind: Bind) {
  bind(assessment.listAssessments, listAssessments)
  bind(assessment.listOwnAssessments, listOwnAssessments)
  bind(assessment.listAssessmentsOf, listAssessmentsOf)
  bind(assessment.saveAssessment, saveAssessment)
  bindSheet(bind, assessment.assessmentSheet, assessmentSheet)
}
