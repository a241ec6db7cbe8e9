import { settingsErrors } from '@residency/contract/areas/settings/access'
import type {
  GuideChange,
  GuideForm,
} from '@residency/contract/areas/settings/guides/guide.contract'
import { picturesOf } from '@residency/contract/kernel/rich-text'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { areRoles } from '../audience.queries.ts'
import { findGuideForUpdate, findNextPlace, GUIDE } from './guide.queries.ts'

/** Form values as columns; `publishedAt` is kept while a guide stays published. */
const columns = (form: GuideForm, now: Date, publishedAt: Date | null) => ({
  title: form.title,
  titleEn: form.titleEn,
  body: JSON.stringify(form.body),
  bodyEn: form.bodyEn && JSON.stringify(form.bodyEn),
  roleIds: [...new Set(form.roleIds)].sort((a, b) => a - b),
  isPublished: form.isPublished,
  publishedAt: form.isPublished ? (publishedAt ?? now) : null,
  updatedAt: now,
})

/** The audit log records which fields changed, not the whole text. */
const snapshotOf = ({ title, titleEn, roleIds, isPublished, files }: GuideForm) => ({
  title,
  titleEn,
  roleIds,
  isPublished,
  files: files.length,
})

/** Attaches the guide's pictures and attachments and detaches those no longer used. */
async function holdFiles(tx: SignedCtx, id: number, form: GuideForm) {
  const record = { kind: GUIDE, id }
  const pictures = [form.body, form.bodyEn].flatMap((body) => (body ? picturesOf(body) : []))
  const attachments = form.files.map(({ filePath }) => filePath)

  await claimFiles(tx, { keys: pictures, purposes: ['guide', 'image'], record, field: 'body' })

  await claimFiles(tx, {
    keys: attachments,
    purposes: ['guide', 'image', 'attachment'],
    record,
    field: 'files',
  })

  await releaseFiles(tx, record, [...pictures, ...attachments])
}

export async function createGuide(ctx: SignedCtx, form: GuideForm) {
  return inTransaction(ctx, async (tx) => {
    if (!(await areRoles(tx.db, form.roleIds))) throw fail(settingsErrors.rolesUnknown)

    const row = {
      ...columns(form, tx.now(), null),
      sort: await findNextPlace(tx.db),
      createdAt: tx.now(),
    }

    const { id } = await tx.db
      .insertInto('guides')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()

    await holdFiles(tx, id, form)

    await tx.audit({
      action: 'settings.guide.create',
      entity: 'guide',
      entityId: id,
      detail: { after: snapshotOf(form) },
    })

    return { id }
  })
}

export async function updateGuide(ctx: SignedCtx, { id, ...form }: GuideChange & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findGuideForUpdate(tx.db, id), form.version)
    if (!(await areRoles(tx.db, form.roleIds))) throw fail(settingsErrors.rolesUnknown)

    await updateRow(tx, 'guides', before, columns(form, tx.now(), before.publishedAt))
    await holdFiles(tx, id, form)

    const detail = {
      before: { title: before.title, isPublished: before.isPublished },
      after: snapshotOf(form),
    }

    await tx.audit({ action: 'settings.guide.update', entity: 'guide', entityId: id, detail })

    return null
  })
}
