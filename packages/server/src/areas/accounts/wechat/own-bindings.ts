import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** The actor's WeChat bindings for the export of their own data, without the openIds; `leftAt`: they stopped following. */
export async function findOwnBindings(ctx: SignedCtx) {
  const { userId } = ctx.actor
  const official = await ctx.db.selectFrom('wechat_bindings').select(['bound_at', 'left_at']).where('user_id', '=', userId).execute()
  const mini = await ctx.db.selectFrom('mini_bindings').select('bound_at').where('user_id', '=', userId).execute()
  return [
    ...official.map((row) => ({ app: 'official' as const, boundAt: row.bound_at, leftAt: row.left_at })),
    ...mini.map((row) => ({ app: 'mini' as const, boundAt: row.bound_at, leftAt: null })),
  ]
}
