import * as candidate from '@residency/contract/areas/exams/exam/candidate.contract'
import * as exam from '@residency/contract/areas/exams/exam/exam.contract'
import * as secrecy from '@residency/contract/areas/exams/exam/secrecy.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import * as watch from '@residency/contract/areas/exams/exam/watch.contract'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import {
  addCandidates,
  removeCandidates,
  updateCandidate,
} from '../candidates/change-candidates.ts'
import { candidateSheet, sittingSheet } from '../candidates/exam.sheet.ts'
import { listCandidates } from '../candidates/list-candidates.ts'
import { saveExamRooms, seatCandidates } from '../candidates/seat-candidates.ts'
import { actOnAttempts } from '../invigilation/act-on-attempts.ts'
import { decideLateAnswers, listLateAnswers } from '../invigilation/decide-late.ts'
import { giveExtraTime } from '../invigilation/give-extra-time.ts'
import { readmitCandidates, sendExamMessage } from '../invigilation/reach-out.ts'
import { listExamMessages, watchExam } from '../invigilation/watch-exam.ts'
import { getResitPapers, listSharingExams } from '../secrecy/list-sharing-exams.ts'
import { actOnExam } from './act-on-exam.ts'
import { getExam, listExamChoices, listExams } from './list-exams.ts'
import { createResit } from './resit-exam.ts'
import { createExam, updateExam } from './save-exam.ts'
import { saveExamStaff } from './save-staff.ts'

export function examRoutes(binder: Binder) {
  const bind = binder(examWords)

  bind(exam.listExams, listExams)
  bind(exam.listExamChoices, listExamChoices)
  bind(exam.getExam, getExam)
  bind(exam.createExam, createExam)
  bind(exam.updateExam, updateExam)
  bind(exam.actOnExam, actOnExam)
  bind(exam.createResit, createResit)
  bind(secrecy.listSharingExams, listSharingExams)
  bind(secrecy.getResitPapers, getResitPapers)
  bind(exam.saveExamRooms, saveExamRooms)
  bind(exam.seatCandidates, seatCandidates)
  bind(exam.saveExamStaff, saveExamStaff)
  bind(candidate.listCandidates, listCandidates)
  bind(candidate.addCandidates, addCandidates)
  bind(candidate.removeCandidates, removeCandidates)
  bind(candidate.updateCandidate, updateCandidate)
  bindExport(bind, candidate.candidateExport, candidateSheet)
  bindExport(bind, candidate.sittingExport, sittingSheet)
  bind(watch.watchExam, watchExam)
  bind(watch.giveExtraTime, giveExtraTime)
  bind(watch.actOnAttempts, actOnAttempts)
  bind(watch.readmitCandidates, readmitCandidates)
  bind(watch.sendExamMessage, sendExamMessage)
  bind(watch.listExamMessages, listExamMessages)
  bind(watch.listLateAnswers, listLateAnswers)
  bind(watch.decideLateAnswers, decideLateAnswers)
}
