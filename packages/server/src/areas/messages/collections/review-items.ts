import type { collectionItemReview } from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionItemFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import type { Decision, InputOf } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { relationsToItem, reviewActions } from './collection.policy.ts'
import { findItemsForUpdate, type ItemRow } from './item.queries.ts'
import { notifyItems } from './notify-items.ts'

const plan: ReviewPlan<Decision<'accept' | 'return'>> = {
  flow: collectionItemFlow,
  table: 'message_collection_items',
  columns: ['reason', 'reviewed_by', 'reviewed_at', 'updated_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await findItemsForUpdate(tx.db, visibleSenders(tx.actor), ids),
      relationsOf: (one: ItemRow) => relationsToItem(tx.actor, one, true, tx.now()),
      nameOf: (one: ItemRow) => one.name,
    }
    const result = await moveMany(tx, collectionItemFlow, asked, (state, rows) =>
      tx.db
        .updateTable('message_collection_items')
        .set((e) => ({
          ...{ state, reason: action === 'return' ? reason : null, version: e('version', '+', 1), updated_at: tx.now() },
          ...{ reviewed_by: tx.actor.userId, reviewed_at: tx.now() },
        }))
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute(),
    )
    const collections = new Map(result.moved.map((one) => [one.collection_id, one]))
    for (const [id, collection] of collections) {
      const items = result.moved.filter((one) => one.collection_id === id)
      await notifyItems(
        tx,
        `collectionItem.${action}`,
        collection,
        items.map((one) => ({ id: one.id, user_id: one.user_id, reason })),
      )
    }
    return result
  },
  actionsOn: async (tx, id) => {
    const [one] = await findItemsForUpdate(tx.db, visibleSenders(tx.actor), [id])
    return reviewActions(tx.actor, one!, tx.now())
  },
}
type Review = typeof collectionItemReview
/** Accepts uploads, or returns them with a reason; their people are notified. */
export const actOnItem = (ctx: SignedCtx, input: InputOf<Review['act'], 'out'>) => decideOne(ctx, plan, input)
export const actOnItems = (ctx: SignedCtx, input: InputOf<Review['actMany'], 'out'>) => decideMany(ctx, plan, input)
export const undoItems = (ctx: SignedCtx, input: InputOf<Review['undo'], 'out'>) => undoDecision(ctx, plan, input)

/** Who may decide about a record of this review. */
export const reviewedItems = reviewedFlow({
  flow: collectionItemFlow,
  decisions: ['accept'],
  page: '/message/collection',
  find: async (ctx, id) => (await findItemsForUpdate(ctx.db, visibleSenders(ctx.actor), [id]))[0],
  relationsTo: (ctx, row: ItemRow) => relationsToItem(ctx.actor, row, true, ctx.now()),
})
