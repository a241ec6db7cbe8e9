import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import type {
  InductionNoticeFilters,
  InductionNoticeForm,
} from '@residency/contract/areas/exams/induction/notice.contract'
import { toMoment } from '@residency/contract/kernel'
import { picturesOf, type RichText } from '@residency/contract/kernel/rich-text'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { Page } from '../../../platform/db/pages.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { findNotice, findNoticeForUpdate, findNoticePage, NOTICE } from './notice.queries.ts'

const ENTITY = 'inductionNotice'
const WRONG = { learning_induction_notices_train_id_fkey: errors.trainUnknown }
const ACTIONS: ('edit' | 'delete')[] = ['edit', 'delete']

const columns = (form: InductionNoticeForm) => ({
  trainId: form.trainId,
  title: form.title,
  body: JSON.stringify(form.body),
  isShown: form.isShown,
})

/** The pictures of a text become readable with the notice; pictures that are gone are released. */
async function claimPictures(tx: SignedCtx, id: number, body: RichText) {
  const [record, keys] = [{ kind: NOTICE, id }, picturesOf(body)]
  await claimFiles(tx, { keys, purposes: ['guide'], record, field: 'body' })
  await releaseFiles(tx, record, keys)
}

export async function listInductionNotices(ctx: SignedCtx, filters: InductionNoticeFilters & Page) {
  const { rows, total } = await findNoticePage(ctx.db, filters)

  const list = rows.map(({ isShown, updatedAt, ...row }) => ({
    ...row,
    isShown,
    updatedAt: toMoment(updatedAt),
    actions: ACTIONS,
  }))

  return { list, total }
}

export async function getInductionNotice(ctx: SignedCtx, { id }: { id: number }) {
  const { title, version, body, trainId, isShown } = found(await findNotice(ctx.db, id))
  return { id, version, title, trainId, isShown, body: body as RichText }
}

export const createInductionNotice = (ctx: SignedCtx, form: InductionNoticeForm) =>
  inTransaction(ctx, async (tx) => {
    const saved = await tx.db
      .insertInto('learningInductionNotices')
      .values({
        ...columns(form),
        createdBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await claimPictures(tx, saved.id, form.body)
    await tx.audit({ action: 'learning.induction.notice', entity: ENTITY, entityId: saved.id })

    return saved
  }).catch(constraintErrors(WRONG))

export const updateInductionNotice = (
  ctx: SignedCtx,
  { id, version, ...form }: InductionNoticeForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findNoticeForUpdate(tx.db, id), version)
    const next = await updateRow(tx, 'learningInductionNotices', before, columns(form))

    await claimPictures(tx, id, form.body)
    await tx.audit({ action: 'learning.induction.notice', entity: ENTITY, entityId: id })

    return { id, version: next }
  }).catch(constraintErrors(WRONG))

export const deleteInductionNotice = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const { title } = found(await findNoticeForUpdate(tx.db, id))
    await releaseFiles(tx, { kind: NOTICE, id })
    await tx.db.deleteFrom('learningInductionNotices').where('id', '=', id).execute()

    await tx.audit({
      action: 'learning.induction.noticeDelete',
      entity: ENTITY,
      entityId: id,
      detail: { before: { title } },
    })

    return null
  })
