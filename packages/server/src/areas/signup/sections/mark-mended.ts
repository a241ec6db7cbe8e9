import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** Marks returned parts as corrected when the registration is submitted again. */
export const markMended = (tx: SignedCtx, registrationId: number) =>
  tx.db
    .updateTable('registration_returns')
    .set({ mended_at: tx.now() })
    .where('registration_id', '=', registrationId)
    .where('mended_at', 'is', null)
    .execute()
