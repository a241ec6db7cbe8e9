import * as arrangement from '@residency/contract/areas/admission/entrance-exams/arrangement.contract'
import * as intake from '@residency/contract/areas/admission/entrance-exams/exam-intake.contract'
import * as session from '@residency/contract/areas/admission/entrance-exams/exam-session.contract'
import * as score from '@residency/contract/areas/admission/entrance-exams/score.contract'
import * as review from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { examsWords } from '@residency/contract/areas/admission/entrance-exams/text'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import {
  answerScoreReview,
  answerScoreReviews,
  scoreReviewPlan,
} from '../score-reviews/answer-score-review.ts'
import { askScoreReview } from '../score-reviews/ask-score-review.ts'
import { listScoreReviews } from '../score-reviews/list-score-reviews.ts'
import { checkScores } from '../scores/check-scores.ts'
import { getOwnScores } from '../scores/get-own-scores.ts'
import { listScoresToCheck } from '../scores/list-checks.ts'
import { listScores } from '../scores/list-scores.ts'
import { saveScore } from '../scores/save-score.ts'
import { scoreSheet } from '../scores/score.sheet.ts'
import {
  getExamTicket,
  getOwnExam,
  getOwnTicket,
  getSessionTickets,
} from '../tickets/read-tickets.ts'
import { arrangeExam } from './arrange-exam.ts'
import { deleteExamSessions } from './delete-sessions.ts'
import { listExamIntakes } from './list-exam-intakes.ts'
import { listExaminees } from './list-examinees.ts'
import { getExamSessionForm, listExamSessions } from './list-sessions.ts'
import { moveExamSeat } from './move-seat.ts'
import { previewArrangement } from './preview-arrangement.ts'
import { createExamSession, updateExamSession } from './write-session.ts'

export function examsRoutes(binder: Binder) {
  const bind = binder(examsWords)

  bind(intake.listExamIntakes, listExamIntakes)
  bind(session.listExamSessions, listExamSessions)
  bind(session.getExamSessionForm, getExamSessionForm)
  bind(session.createExamSession, createExamSession)
  bind(session.updateExamSession, updateExamSession)
  bind(session.deleteExamSessions, deleteExamSessions)

  bind(arrangement.listExaminees, listExaminees)
  bind(arrangement.previewArrangement, previewArrangement)
  bind(arrangement.arrangeExam, arrangeExam)
  bind(arrangement.moveExamSeat, moveExamSeat)
  bind(arrangement.getExamTicket, getExamTicket)
  bind(arrangement.getSessionTickets, getSessionTickets)
  bind(arrangement.getOwnExam, getOwnExam)
  bind(arrangement.getOwnTicket, getOwnTicket)

  bind(score.listScores, listScores)
  bind(score.saveScore, saveScore)
  bindSheet(bind, score.scoreSheet, scoreSheet)
  bind(score.listScoresToCheck, listScoresToCheck)
  bind(score.checkScores, checkScores)
  bind(score.getOwnScores, getOwnScores)

  bind(review.listScoreReviews, listScoreReviews)
  bind(review.scoreReviewCalls.act, answerScoreReview)
  bind(review.scoreReviewCalls.actMany, answerScoreReviews)
  bind(review.scoreReviewCalls.undo, (ctx, input) => undoDecision(ctx, scoreReviewPlan, input))
  bind(review.askScoreReview, askScoreReview)
}
