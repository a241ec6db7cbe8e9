import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type {
  NewTemplateForm,
  TemplateForm,
} from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateFlow } from '@residency/contract/areas/evaluation/templates/template.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTemplate, findTemplateForUpdate } from './template.queries.ts'

type Head = Omit<NewTemplateForm, 'fromId'>

/** Adds a draft whose series begins with it, or continues another. */
export async function insertDraft(
  tx: SignedCtx,
  form: Head,
  sections: readonly FormSection[],
  before?: { seriesId: number; edition: number },
) {
  const id = sql<number>`nextval(pg_get_serial_sequence('evaluation_templates', 'id'))`
  const { rows } = await sql<{ id: number }>`select ${id} as id`.execute(tx.db)
  const seriesId = rows[0]!.id

  return tx.db
    .insertInto('evaluationTemplates')
    .values({
      id: seriesId,
      seriesId: before?.seriesId ?? seriesId,
      edition: (before?.edition ?? 0) + 1,
      kind: form.kind,
      state: templateFlow.initial,
      name: form.name,
      nameEn: form.nameEn,
      intro: form.intro,
      introEn: form.introEn,
      sections: JSON.stringify(sections),
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

export const createTemplate = (ctx: SignedCtx, { fromId, ...form }: NewTemplateForm) =>
  inTransaction(ctx, async (tx) => {
    const from = fromId === null ? null : found(await findTemplate(tx.db, true, fromId))
    const saved = await insertDraft(tx, form, from?.sections ?? [])

    await tx.audit({
      action: 'evaluation.template.create',
      entity: templateFlow.name,
      entityId: saved.id,
      detail: { fromId },
    })

    return saved
  })

/** Changes a draft. Weights that do not add up are stored; only publishing refuses them. */
export const updateTemplate = (
  ctx: SignedCtx,
  { id, version, sections, ...form }: TemplateForm & { id: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findTemplateForUpdate(tx.db, id), version)
    if (before.publishedAt !== null) throw fail(kernelErrors.actionNotNow)

    const columns = {
      name: form.name,
      nameEn: form.nameEn,
      intro: form.intro,
      introEn: form.introEn,
      sections: JSON.stringify(sections),
    }

    const next = await changeRecord(tx, 'evaluationTemplates', before, {
      columns,
      action: 'evaluation.template.update',
      entity: templateFlow.name,
    })

    return { id, version: next }
  })

/** Deletes a draft; what was published stays. */
export const deleteTemplate = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findTemplateForUpdate(tx.db, id), version)
    if (before.publishedAt !== null) throw fail(kernelErrors.actionNotNow)

    await tx.db.deleteFrom('evaluationTemplates').where('id', '=', id).execute()

    const detail = { name: before.name, edition: before.edition }

    await tx.audit({
      action: 'evaluation.template.delete',
      entity: templateFlow.name,
      entityId: id,
      detail,
    })

    return null
  })
