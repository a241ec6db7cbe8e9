import { collectionErrors as errors } from '@residency/contract/areas/messages/collections/access'
import type { actOnCollection as call } from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { nextReminder } from '../informs/inform.policy.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { touchFollowers } from '../recipients/touch-followers.ts'
import { ASKER, isTaking } from './collection.policy.ts'
import { findCollectionForUpdate, findOpenItems } from './collection.queries.ts'
import { collectionNotices } from './collection-notices.seed.ts'
import { notifyItems } from './notify-items.ts'

/** Closes a collection, or opens it again; a due time that is over is then moved by its form. */
export const actOnCollection = (
  ctx: SignedCtx,
  { id, version, action }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const collection = mustMatchVersion(
      await findCollectionForUpdate(tx.db, visibleSenders(tx.actor), id),
      version,
    )

    const state = await advance(
      tx,
      collectionFlow,
      action,
      { id, state: collection.state, relations: ASKER },
      {},
      (next) => updateRow(tx, 'messageCollections', collection, { state: next }),
    )

    const people = (await findOpenItems(tx.db, id)).map(({ userId }) => userId)

    await publishChange(tx.db, '/api/v1/ownCollections', people)

    return { id, state }
  })

/** Reminds who has not uploaded, at most once an hour. */
export const remindOfCollection = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const collection = found(await findCollectionForUpdate(tx.db, visibleSenders(tx.actor), id))
    if (!isTaking({ ...collection, collectionState: collection.state }, tx.now()))
      throw fail(kernelErrors.actionNotNow)

    const next = nextReminder(collection.remindedAt, tx.now())
    if (next) throw fail(errors.collectionRemindedLately, { at: minuteInChina(next) })

    const items = await findOpenItems(tx.db, id)
    if (items.length === 0) throw fail(errors.collectionAllUploaded)

    await tx.db
      .updateTable('messageCollections')
      .set({ remindedAt: tx.now() })
      .where('id', '=', id)
      .execute()

    await notifyItems(tx, collectionNotices.remind, collection, items)
    await touchFollowers(tx.db, collection.createdBy, '/api/v1/collections')

    const detail = { count: items.length }

    await tx.audit({
      action: 'messages.collection.remind',
      entity: collectionFlow.name,
      entityId: id,
      detail,
    })

    return { reminded: items.length }
  })
