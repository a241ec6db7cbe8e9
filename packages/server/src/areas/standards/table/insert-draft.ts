import type { StandardForm } from '@residency/contract/areas/standards/table/standard.contract'
import { standardFlow } from '@residency/contract/areas/standards/table/standard.flow'
import type { TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { replaceRows } from './standard-rows.ts'

export const columnsOf = (form: Omit<StandardForm, 'rows' | 'version'>) => ({
  issuer: form.issuer,
  name: form.name,
  source: form.source,
  degree_kind: form.degreeKind,
  educations: form.educations,
  length_months: form.lengthMonths,
  first_stage_months: form.firstStageMonths,
})

/** Adds a draft whose series begins with it; `edition` and `series` continue another. */
export async function insertDraft(
  tx: SignedCtx,
  form: Omit<StandardForm, 'rows' | 'version'> & { isTemplate: boolean; majorId: number | null },
  rows: readonly TableRow[],
  { seriesId, edition } = { seriesId: 0, edition: 1 },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('standards')
    .values({
      ...columnsOf(form),
      ...{ series_id: seriesId, edition, is_template: form.isTemplate, major_id: form.majorId, state: standardFlow.initial },
      ...{ created_by: tx.actor.userId, created_at: tx.now(), updated_at: tx.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (seriesId === 0) await tx.db.updateTable('standards').set({ series_id: id }).where('id', '=', id).execute()
  await replaceRows(tx.db, id, rows)
  return id
}
