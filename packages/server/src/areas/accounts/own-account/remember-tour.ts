import type { rememberTour as call } from '@residency/contract/areas/accounts/own-account/tour.contract'
import type { InputOf } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * Stores which tour the actor has seen. The last write counts: it is a convenience of one person,
 * not a record.
 */
export async function rememberTour(
  { db, actor, now }: SignedCtx,
  { version }: InputOf<typeof call, 'out'>,
) {
  const seen = { version, seenAt: now() }

  await db
    .insertInto('seenTours')
    .values({ userId: actor.userId, ...seen })
    .onConflict((c) => c.column('userId').doUpdateSet(seen))
    .execute()

  return null
}
