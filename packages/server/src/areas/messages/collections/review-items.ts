import { collectionItemReview } from '@residency/contract/areas/messages/collections/collection.contract'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { grouped } from '../../../platform/grouped.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { relationsToItem } from './collection.policy.ts'
import { collectionItemNotices } from './collection-notices.seed.ts'
import { findItemsForUpdate } from './item.queries.ts'
import { notifyItems } from './notify-items.ts'

/** Accepts uploads, or returns them with a reason; their people are notified. */
export const itemPlan = reviewPlan(collectionItemReview, {
  table: 'messageCollectionItems',
  columns: ['reason', 'reviewedBy', 'reviewedAt'],
  find: (tx, ids) => findItemsForUpdate(tx.db, visibleSenders(tx.actor), ids),
  relationsTo: (tx, item) => relationsToItem(tx.actor, item, true, tx.now()),

  values: (tx, { action, reason }) => ({
    reason: action === 'return' ? reason : null,
    reviewedBy: tx.actor.userId,
    reviewedAt: tx.now(),
  }),
  notify: async (tx, { action, reason }, moved) => {
    const collections = grouped(moved, (item) => item.collectionId)
    for (const items of collections.values()) {
      const notices = items.map(({ id, userId }) => ({ id, userId, reason }))
      await notifyItems(tx, collectionItemNotices[action], items[0]!, notices)
    }
  },

  reviewed: { decisions: ['accept'], page: '/message/collection' },
})
