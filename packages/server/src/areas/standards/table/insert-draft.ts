import type { StandardForm } from '@residency/contract/areas/standards/table/standard.contract'
import { standardFlow } from '@residency/contract/areas/standards/table/standard.flow'
import type { TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { replaceRows } from './standard-rows.ts'

export const columnsOf = (form: Omit<StandardForm, 'rows' | 'version'>) => ({
  issuer: form.issuer,
  name: form.name,
  source: form.source,
  degreeKind: form.degreeKind,
  educations: form.educations,
  lengthMonths: form.lengthMonths,
  firstStageMonths: form.firstStageMonths,
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
      seriesId,
      edition,
      isTemplate: form.isTemplate,
      majorId: form.majorId,
      state: standardFlow.initial,
      createdBy: tx.actor.userId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (seriesId === 0)
    await tx.db.updateTable('standards').set({ seriesId: id }).where('id', '=', id).execute()

  await replaceRows(tx.db, id, rows)

  return id
}
