import * as exchange from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { actOnOwnExchange, reportOwnExchange } from './act-on-own-exchange.ts'
import { addOwnExchange } from './apply-for-exchange.ts'
import { exchangeSheet } from './exchange.sheet.ts'
import { getExchange, listExchanges, listOwnExchanges } from './list-exchanges.ts'
import { exchangePlan } from './review-exchanges.ts'

export function exchangeRoutes(binder: Binder) {
  const bind = binder(exchangeWords)

  bind(exchange.listOwnExchanges, listOwnExchanges)
  bind(exchange.addOwnExchange, addOwnExchange)
  bind(exchange.actOnOwnExchange, actOnOwnExchange)
  bind(exchange.reportOwnExchange, reportOwnExchange)
  bind(exchange.listExchanges, listExchanges)
  bind(exchange.getExchange, getExchange)
  bindExport(bind, exchange.exchangeExport, exchangeSheet)
  bindReview(bind, exchange.exchangeReview, exchangePlan)
}
