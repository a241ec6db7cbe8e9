import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { newOpaqueId, newToken, tokenHash } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { UNUSED_MS } from './session.queries.ts'

/** Opens a session for an authenticated account; the token appears in this answer only. */
export async function openSession(ctx: Ctx, userId: number, entry: string) {
  const token = newToken()
  const now = ctx.now()

  const user = await ctx.db
    .selectFrom('users')
    .select(['username', 'mustChangePassword'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

  if (ctx.services.demoLogins.refuses(user.username)) throw fail(accountsErrors.demoEnded)

  await ctx.db
    .insertInto('sessions')
    .values({
      tokenHash: tokenHash(token),
      id: newOpaqueId(),
      userId,
      entry,
      ip: ctx.client.ip,
      agent: ctx.client.agent,
      createdAt: now,
      lastUsedAt: now,
    })
    .execute()

  await ctx.audit({
    action: 'accounts.session.open',
    entity: 'user',
    entityId: userId,
    userId,
    detail: { entry },
  })

  return {
    accessToken: token,
    tokenType: 'Bearer' as const,
    refreshToken: null,
    expires: UNUSED_MS / 1000,
    mustChangePassword: user.mustChangePassword,
  }
}
