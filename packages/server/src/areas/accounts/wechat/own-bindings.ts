import type { SignedCtx } from '../../../platform/http/ctx.ts'

/**
 * The actor's WeChat bindings for the export of their own data, without the openIds; `leftAt`: they
 * stopped following.
 */
export async function findOwnBindings(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const official = await ctx.db
    .selectFrom('wechatBindings')
    .select(['boundAt', 'leftAt'])
    .where('userId', '=', userId)
    .execute()

  const mini = await ctx.db
    .selectFrom('miniBindings')
    .select('boundAt')
    .where('userId', '=', userId)
    .execute()

  return [
    ...official.map((row) => ({
      app: 'official' as const,
      boundAt: row.boundAt,
      leftAt: row.leftAt,
    })),
    ...mini.map((row) => ({ app: 'mini' as const, boundAt: row.boundAt, leftAt: null })),
  ]
}
