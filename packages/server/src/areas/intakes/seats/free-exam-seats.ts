import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Gives back the exam seats of registrations that will not be examined as they were seated, in the
 * transaction that moves them: somebody else may sit there, and the ticket number is void. The
 * caller has locked the registrations. Who sat in a session that has begun stays on record.
 */
export const freeExamSeats = (tx: SignedCtx, registrationIds: readonly number[]) =>
  tx.db
    .deleteFrom('examSeats')
    .where('registrationId', '=', anyId(registrationIds))
    .where('sessionId', 'in', (e) =>
      e.selectFrom('examSessions').select('id').where('startsAt', '>', tx.now()),
    )
    .execute()

/** Whether the session somebody has a seat in has begun. */
export async function hasExamBegun(tx: SignedCtx, registrationId: number): Promise<boolean> {
  const begun = tx.db
    .selectFrom('examSeats as s')
    .innerJoin('examSessions as e', 'e.id', 's.sessionId')
    .select('e.id')

  return (
    (await begun
      .where('s.registrationId', '=', registrationId)
      .where('e.startsAt', '<=', tx.now())
      .executeTakeFirst()) !== undefined
  )
}
