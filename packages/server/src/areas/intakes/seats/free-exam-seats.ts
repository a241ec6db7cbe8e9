import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Gives back the exam seats of registrations that will not be examined as they were seated, in the transaction that moves them: somebody else
 * may sit there, and the ticket number is void. The caller has locked the registrations. Who sat in a session that has begun stays on record.
 */
export const freeExamSeats = (tx: SignedCtx, registrationIds: readonly number[]) =>
  tx.db
    .deleteFrom('exam_seats')
    .where('registration_id', '=', anyId(registrationIds))
    .where('session_id', 'in', (e) => e.selectFrom('exam_sessions').select('id').where('starts_at', '>', tx.now()))
    .execute()

/** Whether the session somebody has a seat in has begun. */
export async function hasExamBegun(tx: SignedCtx, registrationId: number): Promise<boolean> {
  const begun = tx.db.selectFrom('exam_seats as s').innerJoin('exam_sessions as e', 'e.id', 's.session_id').select('e.id')
  return (await begun.where('s.registration_id', '=', registrationId).where('e.starts_at', '<=', tx.now()).executeTakeFirst()) !== undefined
}
