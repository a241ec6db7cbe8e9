import * as request from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { fromReplica } from '../../../platform/db/replica/replica.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { answerRequest, declineRequest } from './answer-request.ts'
import { askForEvaluation, listRequestChoices, withdrawRequest } from './ask-for-evaluation.ts'
import { listRequestFigures, requestFigureSheet } from './list-figures.ts'
import { getRequest, listOwnRequests, listRequests, openRequest } from './list-requests.ts'

export function requestRoutes(binder: Binder) {
  const bind = binder(requestWords)

  bind(request.listRequestChoices, listRequestChoices)
  bind(request.listOwnRequests, listOwnRequests)
  bind(request.askForEvaluation, askForEvaluation)
  bind(request.withdrawRequest, withdrawRequest)
  bind(request.listRequestFigures, fromReplica(listRequestFigures))
  bindExport(bind, request.requestFigureExport, requestFigureSheet)
  bind(request.listRequests, listRequests)
  bind(request.openRequest, openRequest)
  bind(request.getRequest, getRequest)
  bind(request.answerRequest, answerRequest)
  bind(request.declineRequest, declineRequest)
}
