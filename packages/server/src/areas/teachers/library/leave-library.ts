import { sql } from 'kysely'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** The library entries of these qualifications disappear. */
export const deleteEntries = (tx: SignedCtx, ids: readonly number[]) =>
  tx.db.deleteFrom('teacherLibrary').where('qualificationId', '=', anyId(ids)).execute()

/**
 * Ends qualifications: `ended` is the state the caller's step gives them, with its reason;
 * `reasons`, by id, where each has its own. Their library entries disappear with them.
 */
export async function leaveLibrary(
  tx: SignedCtx,
  ids: readonly number[],
  ended: { state: ColumnValue<'teacherQualifications', 'state'>; reason: string | null },
  reasons?: ReadonlyMap<number, string>,
) {
  await deleteEntries(tx, ids)

  const own = reasons && {
    reason: sql<string>`${JSON.stringify(Object.fromEntries(reasons))}::jsonb ->> id::text`,
  }
  await updateRows(tx, 'teacherQualifications', ids, { ...ended, ...own })
}
