import { readCalendar } from '@residency/contract/areas/dashboard/calendar/calendar-address.contract'
import { API_PREFIX, toMoment } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findAddress, removeAddress, upsertAddress } from './calendar-address.queries.ts'

/**
 * Whether the own calendar has an address. The secret is not stored, so that nobody can show it
 * again.
 */
export async function getCalendarAddress(ctx: SignedCtx) {
  const current = await findAddress(ctx.db, ctx.actor.userId)
  return { createdAt: toMoment(current?.createdAt), readAt: toMoment(current?.readAt) }
}

/** Makes a new address; the former one is gone at once. */
export const renewCalendarAddress = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const secret = newToken()
    await upsertAddress(tx.db, tx.actor.userId, tokenHash(secret), tx.language, tx.now())

    await tx.audit({
      action: 'dashboard.calendarAddress.renew',
      entity: 'user',
      entityId: tx.actor.userId,
    })

    return { path: API_PREFIX + fillSentence(readCalendar.path, { secret }) }
  })

export const deleteCalendarAddress = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    await removeAddress(tx.db, tx.actor.userId)

    await tx.audit({
      action: 'dashboard.calendarAddress.delete',
      entity: 'user',
      entityId: tx.actor.userId,
    })

    return null
  })
