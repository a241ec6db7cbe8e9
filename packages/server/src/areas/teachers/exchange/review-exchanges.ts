import type { exchangeReview } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { EXCHANGE_REVIEW_ACTIONS, exchangeFlow } from '@residency/contract/areas/teachers/exchange/exchange.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { relationsToExchange, reviewActions } from './exchange.policy.ts'
import { type ExchangeRow, findExchangesForUpdate } from './exchange.queries.ts'

type ExchangeDecision = Decision<(typeof EXCHANGE_REVIEW_ACTIONS)[number]>
const plan: ReviewPlan<ExchangeDecision> = {
  flow: exchangeFlow,
  table: 'teacher_exchanges',
  columns: ['reason', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const today = dayInChina(tx.now())
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findExchangesForUpdate(tx.db, visibleTeachers(tx.actor), ids),
      relationsOf: (row: ExchangeRow) => relationsToExchange(row, tx.actor, today),
      nameOf: (row: ExchangeRow) => row.name,
    }
    const result = await moveMany(tx, exchangeFlow, asked, (state, rows) =>
      tx.db
        .updateTable('teacher_exchanges')
        .set((e) => ({ state, reason, version: e('version', '+', 1), updated_at: tx.now() }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    )
    const values = (row: { topic: string; from_day: string }) => ({ topic: row.topic, from: row.from_day, reason: reason ?? '' })
    await notify(
      tx,
      `exchange.${action}`,
      result.moved.map((row) => ({ userId: row.user_id, values: values(row), path: '/teacher/exchanges' })),
    )
    return result
  },
  actionsOn: async (tx, id) => {
    const [row] = await findExchangesForUpdate(tx.db, visibleTeachers(tx.actor), [id])
    return row ? reviewActions(row, tx.actor, dayInChina(tx.now())) : []
  },
}
/** Passes an application for an exchange, or turns it down with a reason. */
export const actOnExchange = (ctx: SignedCtx, input: InputOf<typeof exchangeReview.act, 'out'>) => decideOne(ctx, plan, input)
export const actOnExchanges = (ctx: SignedCtx, input: InputOf<typeof exchangeReview.actMany, 'out'>) => decideMany(ctx, plan, input)
export const undoExchanges = (ctx: SignedCtx, input: InputOf<typeof exchangeReview.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedExchanges = reviewedFlow({
  flow: exchangeFlow,
  decisions: EXCHANGE_REVIEW_ACTIONS,
  page: '/teacher/exchange-review',
  find: async (ctx, id) => (await findExchangesForUpdate(ctx.db, visibleTeachers(ctx.actor), [id]))[0],
  relationsTo: (ctx, row) => relationsToExchange(row, ctx.actor, dayInChina(ctx.now())),
})
