import { exchangeReview } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { EXCHANGE_REVIEW_ACTIONS } from '@residency/contract/areas/teachers/exchange/exchange.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsToExchange } from './exchange.policy.ts'
import { type ExchangeRow, findExchangesForUpdate } from './exchange.queries.ts'
import { exchangeNotices } from './exchange-notices.seed.ts'

/** The base or the office passes an application for an exchange, or turns it down with a reason. */
export const exchangePlan = reviewPlan(exchangeReview, {
  table: 'teacherExchanges',
  columns: ['reason'],
  find: (tx, ids) => findExchangesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
  facts: async (tx) => ({ today: dayInChina(tx.now()) }),
  relationsTo: (tx, exchange, { today }) => relationsToExchange(exchange, tx.actor, today),
  values: (_tx, { reason }) => ({ reason }),

  notify: (tx, { action, reason }, moved) =>
    notify(tx, exchangeNotices[action], moved.map(noticeOf(reason))),

  reviewed: { decisions: EXCHANGE_REVIEW_ACTIONS, page: '/teacher/exchange-review' },
})

const noticeOf = (reason: string | null) => (exchange: ExchangeRow) => ({
  userId: exchange.userId,
  path: '/teacher/exchanges',
  values: { topic: exchange.topic, from: exchange.fromDay, reason: reason ?? '' },
})
