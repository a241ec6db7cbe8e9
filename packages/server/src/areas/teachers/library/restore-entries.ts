import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { codeRow, recordsJson } from '../../../platform/db/records-json.ts'
import { undoSteps } from '../../../platform/flow/undo-steps.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Entries as they are stored, for undo. */
export const snapshotRows = async (tx: SignedCtx, ids: readonly number[]) =>
  (
    await sql<{ row: object }>`select to_jsonb(l) as row from teacher_library l
      where l.qualification_id = ${anyId(ids)} order by l.id`.execute(tx.db)
  ).rows.map(({ row }) => codeRow(row))

export const restoreEntries = (tx: SignedCtx, ids: readonly number[], entries: readonly object[]) =>
  sql`insert into teacher_library select *
      from jsonb_populate_recordset(null::teacher_library, ${recordsJson(entries)}::jsonb) l
    where l.qualification_id = ${anyId(ids)}`.execute(tx.db)

export type EntrySnapshot = { ids: number[]; entries: object[] }

/** The entries of these people, for another decision that removes them. */
export async function snapshotEntries(
  tx: SignedCtx,
  userIds: readonly number[],
): Promise<EntrySnapshot> {
  const rows = await tx.db
    .selectFrom('teacherLibrary')
    .select('qualificationId')
    .where('userId', '=', anyId(userIds))
    .execute()

  const ids = rows.map(({ qualificationId }) => qualificationId)
  return { ids, entries: await snapshotRows(tx, ids) }
}

/** Takes back the removal of these entries as the consequence of another decision. */
export async function restoreRemoved(tx: SignedCtx, { ids, entries }: EntrySnapshot) {
  const taken = constraintErrors({ teacher_qualifications_qualified: reviewErrors.undoFollowed })
  await undoSteps(tx, qualificationFlow, 'teacherQualifications', 'remove', ids).catch(taken)

  await tx.db
    .updateTable('teacherQualifications')
    .set({ reason: null })
    .where('id', '=', anyId(ids))
    .execute()

  await restoreEntries(tx, ids, entries)
}
