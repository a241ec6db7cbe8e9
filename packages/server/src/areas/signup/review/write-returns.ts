import type { ReturnedPart } from '@residency/contract/areas/signup/review/review.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * The parts that were sent back, open until the registration is submitted again, which asks for a
 * change.
 */
export async function writeReturns(
  tx: SignedCtx,
  sent: readonly { id: number }[],
  returns: readonly ReturnedPart[],
) {
  const ids = sent.map(({ id }) => id)

  if (ids.length)
    await tx.db
      .updateTable('registrations')
      .set({ isMended: false })
      .where('id', 'in', ids)
      .execute()

  const by = { returnedBy: tx.actor.userId, returnedAt: tx.now(), changedAt: null }
  const rows = sent.flatMap(({ id }) =>
    returns.map(({ section, reason }) => ({ registrationId: id, section, reason, ...by })),
  )
  if (rows.length === 0) return

  await tx.db
    .insertInto('registrationReturns')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['registrationId', 'section'])
        .where('mendedAt', 'is', null)
        .doUpdateSet((e) => ({ reason: e.ref('excluded.reason'), ...by })),
    )
    .execute()
}
