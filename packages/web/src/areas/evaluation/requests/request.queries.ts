import * as request from '@residency/contract/areas/evaluation/requests/request.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/evaluationRequests', '/api/v1/evaluationAnswers', '/api/v1/waiting']

export const useRequestChoices = () => useEndpoint(request.listRequestChoices, {})

export const useOwnRequests = (input: InputOf<typeof request.listOwnRequests>) =>
  useListOf(request.listOwnRequests, input)

export type RequestListInput = InputOf<typeof request.listRequests>
export const useRequests = (input: RequestListInput) => useListOf(request.listRequests, input)
export const useRequest = (id: number) => useEndpoint(request.getRequest, { id })

export const useRequestOfCode = (code: string) =>
  useEndpoint(request.openRequest, { code }, { retry: false })

export const useAskForEvaluation = () =>
  useChange(PATHS, (input: InputOf<typeof request.askForEvaluation>) =>
    call(request.askForEvaluation, input),
  )

export const useWithdrawRequest = () =>
  useChange(PATHS, (id: number) => call(request.withdrawRequest, { id }))

export const useAnswerRequest = () =>
  useChange(PATHS, (input: InputOf<typeof request.answerRequest>) =>
    call(request.answerRequest, input),
  )

export const useDeclineRequest = () =>
  useChange(PATHS, (id: number) => call(request.declineRequest, { id }))

export type RequestFigureInput = InputOf<typeof request.listRequestFigures>

export const useRequestFigures = (input: RequestFigureInput) =>
  useListOf(request.listRequestFigures, input)
