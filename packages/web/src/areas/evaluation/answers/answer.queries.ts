import * as answer from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export const PATHS = [
  '/api/v1/evaluationTasks',
  '/api/v1/evaluationAnswers',
  '/api/v1/evaluationTargets',
  '/api/v1/waiting',
]

export type OwnTaskInput = InputOf<typeof answer.listOwnTasks>
export const useOwnTasks = (input: OwnTaskInput) => useListOf(answer.listOwnTasks, input)
export const useOwnTask = (id: number) => useEndpoint(answer.getOwnTask, { id })

export const useAnswerTask = () =>
  useChange(PATHS, (input: InputOf<typeof answer.answerTask>) => call(answer.answerTask, input))

export const useDropTask = () => useChange(PATHS, (id: number) => call(answer.dropTask, { id }))

export const useBedsideChoices = () => useEndpoint(answer.listBedsideChoices, {})
export type BedsideInput = InputOf<typeof answer.addBedsideEvaluation>

export const sendBedside = (input: BedsideInput) =>
  call(answer.addBedsideEvaluation, input, { quiet: true })

export type RecordListInput = InputOf<typeof answer.listEvaluations>
export const useEvaluations = (input: RecordListInput) => useListOf(answer.listEvaluations, input)
export const useEvaluation = (id: number) => useEndpoint(answer.getEvaluation, { id })
