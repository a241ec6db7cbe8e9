import { collectionErrors as errors } from '@residency/contract/areas/messages/collections/access'
import type { CollectionForm } from '@residency/contract/areas/messages/collections/collection.contract'
import { collectionFlow } from '@residency/contract/areas/messages/collections/collection.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { storeFiles } from '../attached-files.ts'
import { mustReachSomebody } from '../recipients/check-recipients.ts'
import { insertChoice, updateChoice } from '../recipients/choice.queries.ts'
import { reachOf, visibleSenders } from '../recipients/recipient.policy.ts'
import { isOpen } from './collection.policy.ts'
import { COLLECTION, findCollectionForUpdate, insertItems } from './collection.queries.ts'
import { collectionNotices } from './collection-notices.seed.ts'
import { notifyItems } from './notify-items.ts'

const columns = (form: CollectionForm) => ({
  title: form.title,
  body: JSON.stringify(form.body),
  kinds: form.kinds,
  maxMegabytes: form.maxMegabytes,
  mostFiles: form.mostFiles,
  dueAt: new Date(form.dueAt),
  takesLate: form.takesLate,
  nameRule: form.nameRule,
})

/** Asks whom the form reaches and who was not asked yet; answers how many. */
async function ask(tx: SignedCtx, id: number, form: CollectionForm) {
  await storeFiles(tx, { kind: COLLECTION, id }, { body: form.body, files: [] }, 'inform')

  const fresh = await insertItems(
    tx.db,
    id,
    form.recipients,
    reachOf(tx),
    dayInChina(tx.now()),
    tx.now(),
  )

  await notifyItems(
    tx,
    collectionNotices.ask,
    { title: form.title, dueAt: new Date(form.dueAt) },
    fresh,
  )

  return fresh.length
}

export const createCollection = (ctx: SignedCtx, form: CollectionForm) =>
  inTransaction(ctx, async (tx) => {
    if (new Date(form.dueAt) <= tx.now()) throw fail(errors.collectionDuePast)
    await mustReachSomebody(tx, form.recipients)

    const row = {
      ...columns(form),
      choiceId: await insertChoice(tx.db, form.recipients),
      state: collectionFlow.initial,
    }

    const { id } = await tx.db
      .insertInto('messageCollections')
      .values({ ...row, createdBy: tx.actor.userId, createdAt: tx.now(), updatedAt: tx.now() })
      .returning('id')
      .executeTakeFirstOrThrow()

    const recipientCount = await ask(tx, id, form)
    const detail = { after: { title: form.title, asked: recipientCount } }

    await tx.audit({
      action: 'messages.collection.create',
      entity: collectionFlow.name,
      entityId: id,
      detail,
    })

    return { id, version: 1, asked: recipientCount }
  })

/**
 * Changes an open collection. A due time that is moved must be to come; one that is kept may be
 * over.
 */
export const updateCollection = (
  ctx: SignedCtx,
  { id, version, ...form }: CollectionForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findCollectionForUpdate(tx.db, visibleSenders(tx.actor), id),
      version,
    )

    if (!isOpen(before.state)) throw fail(kernelErrors.actionNotNow)

    const dueAt = new Date(form.dueAt)
    if (dueAt.getTime() !== before.dueAt.getTime() && dueAt <= tx.now())
      throw fail(errors.collectionDuePast)
    await mustReachSomebody(tx, form.recipients)

    await updateChoice(tx.db, before.choiceId, form.recipients)

    const next = await updateRow(tx, 'messageCollections', before, columns(form))
    const recipientCount = await ask(tx, id, form)

    const detail = {
      before: { title: before.title, dueAt: before.dueAt },
      after: { title: form.title, dueAt, asked: recipientCount },
    }

    await tx.audit({
      action: 'messages.collection.update',
      entity: collectionFlow.name,
      entityId: id,
      detail,
    })

    return { id, version: next, asked: recipientCount }
  })
