import { questionReview } from '@residency/contract/areas/questions/bank/question.contract'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { excerptOf } from './present-row.ts'
import { relationsToQuestion, visibleQuestions } from './question.policy.ts'
import { findQuestionsForUpdate } from './question.queries.ts'

/** The managers of a bank review its questions, retire them, and restore retired ones. */
export const questionPlan = reviewPlan(questionReview, {
  table: 'learningQuestions',
  columns: [],
  find: (tx, ids) => findQuestionsForUpdate(tx.db, visibleQuestions(tx), ids),
  relationsTo: (tx, question) => relationsToQuestion(tx.actor, question),
  nameOf: ({ stem }) => excerptOf(stem),
  values: () => ({}),

  reviewed: { decisions: ['review'], page: '/course/bank' },
})
