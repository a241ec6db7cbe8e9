import type { NewsForm } from '@residency/contract/areas/messages/news/news.contract'
import { newsFlow } from '@residency/contract/areas/messages/news/news.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { storeFiles } from '../attached-files.ts'
import { actionsOnNews } from './list-news.ts'
import { findNewsForUpdate, NEWS } from './news.queries.ts'

type Step = { id: number; version: number }

const columns = (form: NewsForm) => ({
  title: form.title,
  summary: form.summary,
  body: JSON.stringify(form.body),
  isPinned: form.isPinned,
})

/** Whose windows read news again: of published ones everybody's, of others the writer's. */
const readersOf = (tx: SignedCtx, state: string) =>
  state === newsFlow.actions.publish.to ? null : [tx.actor.userId]

async function storeAllFiles(tx: SignedCtx, id: number, form: NewsForm) {
  const record = { kind: NEWS, id }
  const coverKey = form.cover[0]?.filePath ?? null
  const covers = coverKey ? [coverKey] : []

  await claimFiles(tx, { keys: covers, purposes: ['image'], record, field: 'cover' })

  return { coverKey, fileKeys: await storeFiles(tx, record, form, 'guide', covers) }
}

export const createNews = (ctx: SignedCtx, form: NewsForm) =>
  inTransaction(ctx, async (tx) => {
    const row = {
      ...columns(form),
      state: newsFlow.initial,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }

    const { id } = await tx.db
      .insertInto('messageNews')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.db
      .updateTable('messageNews')
      .set(await storeAllFiles(tx, id, form))
      .where('id', '=', id)
      .execute()

    await tx.audit({
      action: 'messages.news.create',
      entity: newsFlow.name,
      entityId: id,
      detail: { after: { title: form.title } },
    })

    return { id, version: 1 }
  })

export const updateNews = (ctx: SignedCtx, { id, version, ...form }: NewsForm & Step) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findNewsForUpdate(tx.db, id), version)
    const detail = { before: { title: before.title }, after: { title: form.title } }

    const next = await changeRecord(tx, 'messageNews', before, {
      columns: { ...columns(form), ...(await storeAllFiles(tx, id, form)) },
      action: 'messages.news.update',
      entity: newsFlow.name,
      detail,
    })

    await publishChange(tx.db, '/api/v1/news', readersOf(tx, before.state))

    return { id, version: next }
  })

export const pinNews = (ctx: SignedCtx, { id, version, isPinned }: Step & { isPinned: boolean }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findNewsForUpdate(tx.db, id), version)

    const next = await changeRecord(tx, 'messageNews', before, {
      columns: { isPinned },
      action: 'messages.news.pin',
      entity: newsFlow.name,
      detail: { after: { isPinned } },
    })

    await publishChange(tx.db, '/api/v1/news', readersOf(tx, before.state))

    return { id, version: next }
  })

export const deleteNews = (ctx: SignedCtx, { id, version }: Step) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findNewsForUpdate(tx.db, id), version)
    if (!actionsOnNews(tx, before).includes('delete')) throw fail(kernelErrors.actionNotNow)

    await releaseFiles(tx, { kind: NEWS, id })
    await tx.db.deleteFrom('messageNews').where('id', '=', id).execute()

    const detail = { before: { title: before.title } }

    await tx.audit({ action: 'messages.news.delete', entity: newsFlow.name, entityId: id, detail })

    return null
  })
