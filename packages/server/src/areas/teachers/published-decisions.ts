import {
  DECISIONS,
  type DecisionStatus,
  type PublishedDecisions,
} from '@residency/contract/areas/teachers/published-decisions.contract'
import type { BulkAnswer, Decision } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../platform/flow/decide.ts'
import type { ReviewPlan } from '../../platform/flow/review-plan.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'

/** A review that the published protocol decides, too. */
type PublishedReview<Action extends string, Before> = {
  plan: ReviewPlan<Decision<Action>, Before>

  /** The action that a status means for each of these records; unknown ones may have any. */
  actionsFor: (
    ctx: SignedCtx,
    status: DecisionStatus,
    ids: readonly number[],
  ) => Promise<readonly NoInfer<Action>[]>
}

/**
 * Decides records whose actions differ, action by action in one transaction; the decision can be
 * undone if it was a single one.
 */
const decideByStatus = <Action extends string, Before>(
  ctx: SignedCtx,
  { plan, actionsFor }: PublishedReview<Action, Before>,
  {
    ids,
    status,
    reason,
  }: { ids: readonly number[]; status: DecisionStatus; reason: string | null },
) =>
  inTransaction(ctx, async (tx): Promise<BulkAnswer> => {
    const actions = await actionsFor(tx, status, ids)

    const answers: BulkAnswer[] = []

    for (const action of new Set(actions)) {
      const idsOfAction = ids.filter((_, i) => actions[i] === action)
      answers.push(await decideMany(tx, plan, { action, reason, ids: idsOfAction }))
    }

    const rows = answers.flatMap((answer) => answer.rows).sort((a, b) => a.id - b.id)
    const [only] = answers

    return {
      done: rows.filter(({ isDone }) => isDone).length,
      rows,
      undo: answers.length === 1 ? only!.undo : null,
    }
  })

/** Binds the published decisions of a review to its plan. */
export function bindPublishedDecisions<Action extends string, Before>(
  bind: Bind,
  calls: PublishedDecisions,
  review: PublishedReview<Action, Before>,
) {
  const decide = async (
    ctx: SignedCtx,
    id: number,
    status: DecisionStatus,
    reason: string | null,
  ) => {
    const [action] = await review.actionsFor(ctx, status, [id])
    return decideOne(ctx, review.plan, { id, action: action!, reason })
  }

  bind(calls.audit, (ctx, { id, status, reason }) => decide(ctx as SignedCtx, id, status, reason))
  bind(calls.reject, (ctx, { id, reason }) =>
    decide(ctx as SignedCtx, id, DECISIONS.reject, reason),
  )
  bind(calls.batchStatus, (ctx, input) => decideByStatus(ctx as SignedCtx, review, input))
  bind(calls.batchReject, (ctx, { status = DECISIONS.reject, ...input }) =>
    decideByStatus(ctx as SignedCtx, review, { ...input, status }),
  )
}
