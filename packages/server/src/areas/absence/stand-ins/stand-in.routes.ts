import * as standIn from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import { standInWords } from '@residency/contract/areas/absence/stand-ins/text'
import type { Binder } from '../../../platform/http/bind.ts'
import {
  answerStandIn,
  changeStandIn,
  listStandInChoices,
  listStandInRequests,
} from './stand-ins.ts'

export function standInRoutes(binder: Binder) {
  const bind = binder(standInWords)

  bind(standIn.listStandInChoices, listStandInChoices)
  bind(standIn.listStandInRequests, listStandInRequests)
  bind(standIn.answerStandIn, answerStandIn)
  bind(standIn.changeStandIn, changeStandIn)
}
