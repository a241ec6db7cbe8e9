import { questionsMenus } from '@residency/contract/areas/questions/access'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { questionsWords } from '@residency/contract/areas/questions/text'
import type { Area } from '../../platform/area.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { questionPlan } from './bank/decide-questions.ts'
import { QUESTION } from './bank/insert-questions.ts'
import { mayReadQuestion } from './bank/may-read-question.ts'
import { formatRoutes } from './formats/formats.routes.ts'
import { questionFilePlan } from './formats/question-file.sheet.ts'
import { paperRoutes } from './papers/papers.routes.ts'
import { bankSheet } from './question-sheet/question.sheet.ts'

export const questionsArea: Area = {
  name: 'questions',
  publishedAs: 'learning',
  words: questionsWords,
  menus: questionsMenus,
  routes(binder) {
    bankRoutes(binder)
    formatRoutes(binder)
    paperRoutes(binder)
  },
  flows: [questionFlow, paperFlow],
  reviews: [questionPlan.reviewed],
  sheets: [bankSheet, questionFilePlan],
  recordReaders: { [QUESTION]: mayReadQuestion },
}
