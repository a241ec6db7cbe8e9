import * as answer from '@residency/contract/areas/evaluation/answers/answer.contract'
import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { answerTask } from './answer-task.ts'
import { addBedsideEvaluation, listBedsideChoices } from './bedside.ts'
import { dropTask } from './drop-task.ts'
import { getEvaluation, getOwnTask, listEvaluations, listOwnTasks } from './list-answers.ts'

export function answerRoutes(binder: Binder) {
  const bind = binder(answerWords)

  bind(answer.listOwnTasks, listOwnTasks)
  bind(answer.getOwnTask, getOwnTask)
  bind(answer.answerTask, answerTask)
  bind(answer.dropTask, dropTask)
  bind(answer.listBedsideChoices, listBedsideChoices)
  bind(answer.addBedsideEvaluation, addBedsideEvaluation)
  bind(answer.listEvaluations, listEvaluations)
  bind(answer.getEvaluation, getEvaluation)
}
