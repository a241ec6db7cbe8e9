import * as category from '@residency/contract/areas/questions/bank/category.contract'
import * as bank from '@residency/contract/areas/questions/bank/question.contract'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import {
  createCategory,
  deleteCategory,
  orderCategories,
  updateCategory,
} from '../categories/categories.ts'
import { listCategories } from '../categories/list-categories.ts'
import { listPairs, markAsDifferent, mergePair } from '../pairs/decide-pairs.ts'
import { listSimilar } from '../pairs/find-similar.ts'
import { bankSheet } from '../question-sheet/question.sheet.ts'
import { questionPlan } from './decide-questions.ts'
import { deleteQuestion } from './delete-question.ts'
import {
  getQuestion,
  getQuestionEdition,
  listKnowledgePoints,
  listQuestions,
} from './list-questions.ts'
import { moveQuestions } from './move-questions.ts'
import { createQuestion, updateQuestion } from './save-question.ts'

export function bankRoutes(binder: Binder) {
  const bind = binder(bankWords)

  bind(category.listCategories, listCategories)
  bind(category.createCategory, createCategory)
  bind(category.orderCategories, orderCategories)
  bind(category.updateCategory, updateCategory)
  bind(category.deleteCategory, deleteCategory)
  bind(bank.listQuestions, listQuestions)
  bind(bank.listKnowledgePoints, listKnowledgePoints)
  bind(bank.getQuestion, getQuestion)
  bind(bank.getQuestionEdition, getQuestionEdition)
  bind(bank.createQuestion, createQuestion)
  bind(bank.updateQuestion, updateQuestion)
  bind(bank.deleteQuestion, deleteQuestion)
  bind(bank.moveQuestions, moveQuestions)
  bindReview(bind, bank.questionReview, questionPlan)
  bindSheet(bind, bank.questionSheet, bankSheet)
  bind(bank.listSimilarQuestions, listSimilar)
  bind(bank.listPairs, listPairs)
  bind(bank.mergePair, mergePair)
  bind(bank.markPairDifferent, markAsDifferent)
}
