import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Gives back the exam seats of sign-ups that will not be examined as they were seated, in the transaction that moves them: somebody else
 * may sit there, and the ticket number is void. The caller has locked the sign-ups.
 */
export const freeExamSeats = (tx: SignedCtx, registrationIds: readonly number[]) =>
  tx.db
    .deleteFrom('exam_seats')
    .where('registration_id', 'in', [0, ...registrationIds])
    .execute()
