import * as analysis from '@residency/contract/areas/exams/marking/analysis.contract'
import * as marking from '@residency/contract/areas/exams/marking/marking.contract'
import * as result from '@residency/contract/areas/exams/marking/result.contract'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { getItemAnalysis } from '../item-analysis/analyse-exam.ts'
import { analysisSheet } from '../item-analysis/analysis.sheet.ts'
import { getResponses } from '../item-analysis/export-responses.ts'
import { listResultQuestions } from '../results/list-result-questions.ts'
import { getExamResult, listResultExams, listResultPeople } from '../results/list-results.ts'
import { getMarkingProgress } from '../results/marking-progress.ts'
import { previewRegrade } from '../results/preview-regrade.ts'
import { regradeExam } from '../results/regrade-exam.ts'
import { resultSheet } from '../results/result.sheet.ts'
import { getMarking, listMarkings } from './list-markings.ts'
import { saveGrading, takeBackGrading } from './save-grading.ts'
import { getAnswerToMark } from './show-answer.ts'

export function markingRoutes(binder: Binder) {
  const bind = binder(markingWords)

  bind(marking.listMarkings, listMarkings)
  bind(marking.getMarking, getMarking)
  bind(marking.getAnswerToMark, getAnswerToMark)
  bind(marking.saveGrading, saveGrading)
  bind(marking.takeBackGrading, takeBackGrading)
  bind(result.listResultExams, listResultExams)
  bind(result.getExamResult, getExamResult)
  bind(result.listResultPeople, listResultPeople)
  bindExport(bind, result.resultExport, resultSheet)
  bind(result.getMarkingProgress, getMarkingProgress)
  bind(result.listResultQuestions, listResultQuestions)
  bind(result.previewRegrade, previewRegrade)
  bind(result.regradeExam, regradeExam)
  bind(analysis.getItemAnalysis, getItemAnalysis)
  bind(analysis.getResponses, getResponses)
  bindExport(bind, analysis.analysisExport, analysisSheet)
}
