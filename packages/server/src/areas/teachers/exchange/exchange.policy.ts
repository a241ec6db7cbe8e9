import {
  EXCHANGE_OWN_ACTIONS,
  EXCHANGE_REVIEW_ACTIONS,
  type ExchangeRelation,
  exchangeFlow,
} from '@residency/contract/areas/teachers/exchange/exchange.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isTeacherOffice } from '../teachers.policy.ts'

type Facts = { state: string; userId: number; fromDay: string; toDay: string; isOwnBase: boolean }

/**
 * The office decides about exchanges, and the administrators of the base at which the teacher
 * works.
 */
export function relationsToExchange(
  exchange: Facts,
  actor: Reader,
  today: string,
): ReadonlySet<ExchangeRelation> {
  const holds: Record<ExchangeRelation, boolean> = {
    owner: exchange.userId === actor.userId,
    reviewer: exchange.isOwnBase || isTeacherOffice(actor),
    retractable: exchange.state === exchangeFlow.initial || today < exchange.fromDay,
    begun: today >= exchange.fromDay,
    over: today >= exchange.toDay,
  }

  return new Set((Object.keys(holds) as ExchangeRelation[]).filter((relation) => holds[relation]))
}

const allowedOn = (exchange: Facts, actor: Reader, today: string): readonly string[] =>
  allowedActions(exchangeFlow, exchange.state, actor, relationsToExchange(exchange, actor, today))

export const reviewActions = (exchange: Facts, actor: Reader, today: string) => {
  const open = allowedOn(exchange, actor, today)
  return EXCHANGE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const ownActions = (exchange: Facts, actor: Reader, today: string) => {
  const open = allowedOn(exchange, actor, today)
  return EXCHANGE_OWN_ACTIONS.filter((action) => open.includes(action))
}
