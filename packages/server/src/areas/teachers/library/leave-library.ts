import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

type Ended = { state: string; reason: string | null; reasons?: ReadonlyMap<number, string> | undefined }
/** Ends qualifications: `ended` is the state the caller's step gives them, with its reason. Their library entries disappear with them. */
export async function leaveLibrary(tx: SignedCtx, ids: readonly number[], { state, reason, reasons }: Ended) {
  await tx.db
    .deleteFrom('teacher_library')
    .where('qualification_id', 'in', [0, ...ids])
    .execute()
  const ended = JSON.stringify(ids.map((id) => ({ id, reason: reasons?.get(id) ?? reason })))
  await sql`update teacher_qualifications q set state = ${state}, reason = e.reason, version = q.version + 1, updated_at = ${tx.now()}
    from jsonb_to_recordset(${ended}::jsonb) as e(id bigint, reason text) where q.id = e.id`.execute(tx.db)
}
