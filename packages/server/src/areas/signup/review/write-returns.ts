import type { Returned } from '@residency/contract/areas/signup/review.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** The parts that were sent back, open until the sign-up is handed in again. */
export async function writeReturns(tx: SignedCtx, sent: readonly { id: number }[], returns: readonly Returned[]) {
  const by = { returned_by: tx.actor.userId, returned_at: tx.now() }
  const rows = sent.flatMap(({ id }) => returns.map(({ section, reason }) => ({ registration_id: id, section, reason, ...by })))
  if (rows.length === 0) return
  await tx.db
    .insertInto('registration_returns')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['registration_id', 'section'])
        .where('mended_at', 'is', null)
        .doUpdateSet((e) => ({ reason: e.ref('excluded.reason'), ...by })),
    )
    .execute()
}
