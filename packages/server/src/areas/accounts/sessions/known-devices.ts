import type { forgetOwnDevice as forgetCall } from '@residency/contract/areas/accounts/login/session.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { DAY_MS } from '@residency/contract/kernel/day'
import { momentBefore } from '../../../platform/clock.ts'
import { tokenHash } from '../../../platform/crypto/tokens.ts'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'

const LIFE_MS = 180 * DAY_MS

/**
 * Whether this browser has logged in to the account before, by its device cookie, which an attacker
 * does not have.
 */
export async function isKnownDevice(ctx: Ctx, userId: number | undefined): Promise<boolean> {
  if (userId === undefined || !ctx.client.device) return false

  const device = await ctx.db
    .selectFrom('knownDevices')
    .select('userId')
    .where('userId', '=', userId)
    .where('deviceHash', '=', tokenHash(ctx.client.device))
    .where('lastUsedAt', '>', momentBefore(ctx.now(), LIFE_MS))
    .executeTakeFirst()

  return device !== undefined
}

/** Remembers this browser for the account after a successful login. */
export async function rememberDevice(ctx: Ctx, userId: number) {
  if (!ctx.client.device) return

  const now = ctx.now()
  const agent = ctx.client.agent.slice(0, 300)

  await ctx.db
    .insertInto('knownDevices')
    .values({
      userId,
      deviceHash: tokenHash(ctx.client.device),
      agent,
      firstUsedAt: now,
      lastUsedAt: now,
    })
    .onConflict((c) => c.columns(['userId', 'deviceHash']).doUpdateSet({ agent, lastUsedAt: now }))
    .execute()
}

/**
 * The devices that count as the actor's own, the latest first, without those whose time is over.
 */
export async function listOwnDevices(ctx: SignedCtx) {
  const ownHash = ctx.client.device ? tokenHash(ctx.client.device) : null

  const rows = await ctx.db
    .selectFrom('knownDevices')
    .select(['id', 'deviceHash', 'agent', 'firstUsedAt', 'lastUsedAt'])
    .where('userId', '=', ctx.actor.userId)
    .where('lastUsedAt', '>', momentBefore(ctx.now(), LIFE_MS))
    .orderBy('lastUsedAt', 'desc')
    .execute()

  return rows.map(({ id, deviceHash, agent, firstUsedAt, lastUsedAt }) => ({
    id,
    agent,
    firstUsedAt: toMoment(firstUsedAt),
    lastUsedAt: toMoment(lastUsedAt),
    isThisOne: ownHash?.equals(deviceHash) ?? false,
  }))
}

/**
 * The next login from the device is that of an unknown one; its sessions are ended by themselves
 * (sessions.ts).
 */
export async function forgetOwnDevice(ctx: SignedCtx, { id }: InputOf<typeof forgetCall, 'out'>) {
  return inTransaction(ctx, async (tx) => {
    const gone = await tx.db
      .deleteFrom('knownDevices')
      .where('id', '=', id)
      .where('userId', '=', ctx.actor.userId)
      .executeTakeFirst()

    if (gone.numDeletedRows === 0n) throw notFound()

    await tx.audit({ action: 'accounts.device.forget', entity: 'user', entityId: ctx.actor.userId })

    return null
  })
}
