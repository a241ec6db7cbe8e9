import { DECISIONS, type DecisionStatus, type PublishedDecisions } from '@residency/contract/areas/teachers/published-decisions.contract'
import type { AnswerOf, BulkAnswer } from '@residency/contract/kernel'
import type { Bind } from '../../platform/http/bind.ts'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'

type Given<Action, Which> = { action: Action; reason: string | null } & Which
/** The use cases behind the published decisions. */
type Deciders<Action extends string> = {
  one: (ctx: SignedCtx, input: Given<Action, { id: number }>) => Promise<AnswerOf<PublishedDecisions['audit']>>
  many: (ctx: SignedCtx, input: Given<Action, { ids: number[] }>) => Promise<BulkAnswer>
  /** The action that a status means for each of these records; unknown ones may have any. */
  actionsFor: (ctx: SignedCtx, status: DecisionStatus, ids: readonly number[]) => Promise<readonly Action[]>
}

/** Decides records whose actions differ, action by action in one transaction; the decision can be undone if it was a single one. */
const decideByStatus = <A extends string>(
  ctx: SignedCtx,
  { many, actionsFor }: Deciders<A>,
  { ids, status, reason }: { ids: readonly number[]; status: DecisionStatus; reason: string | null },
) =>
  inTransaction(ctx, async (tx): Promise<BulkAnswer> => {
    const actions = await actionsFor(tx, status, ids)
    const answers: BulkAnswer[] = []
    for (const action of new Set(actions))
      answers.push(await many(tx, { action, reason, ids: ids.filter((_, i) => actions[i] === action) }))
    const rows = answers.flatMap((answer) => answer.rows).sort((a, b) => a.id - b.id)
    const [only] = answers
    return { done: rows.filter(({ isDone }) => isDone).length, rows, undo: answers.length === 1 ? only!.undo : null }
  })

/** Binds the published decisions of a review to its use cases. */
export function bindPublishedDecisions<A extends string>(bind: Bind, calls: PublishedDecisions, deciders: Deciders<A>) {
  const decide = async (ctx: SignedCtx, id: number, status: DecisionStatus, reason: string | null) => {
    const [action] = await deciders.actionsFor(ctx, status, [id])
    return deciders.one(ctx, { id, action: action!, reason })
  }
  bind(calls.audit, (ctx, { id, status, reason }) => decide(ctx as SignedCtx, id, status, reason))
  bind(calls.reject, (ctx, { id, reason }) => decide(ctx as SignedCtx, id, DECISIONS.reject, reason))
  bind(calls.batchStatus, (ctx, input) => decideByStatus(ctx as SignedCtx, deciders, input))
  bind(calls.batchReject, (ctx, { status = DECISIONS.reject, ...input }) =>
    decideByStatus(ctx as SignedCtx, deciders, { ...input, status }),
  )
}
