import { tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'

const LIFE_MS = 180 * 86_400_000

/** Whether this browser has logged in to the account before, by its device cookie, which an attacker does not have. */
export async function isKnownDevice(ctx: Ctx, userId: number | undefined): Promise<boolean> {
  if (userId === undefined || !ctx.client.device) return false
  const known = await ctx.db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', tokenHash(ctx.client.device))
    .where('last_used_at', '>', new Date(ctx.now().getTime() - LIFE_MS))
    .executeTakeFirst()
  return known !== undefined
}

/** Remembers this browser for the account after a successful login. */
export async function rememberDevice(ctx: Ctx, userId: number) {
  if (!ctx.client.device) return
  await ctx.db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: tokenHash(ctx.client.device), last_used_at: ctx.now() })
    .onConflict((c) => c.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: ctx.now() }))
    .execute()
}
