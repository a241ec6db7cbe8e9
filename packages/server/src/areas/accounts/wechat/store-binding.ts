import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { Ctx, SignedCtx } from '../../../platform/http/ctx.ts'
import { inTransaction } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'

/** Binds a WeChat to an account, one to one. */
export async function storeBinding(ctx: Ctx, userId: number, openId: string) {
  const done = await ctx.db
    .insertInto('wechat_bindings')
    .values({
      user_id: userId,
      open_id_sealed: ctx.fields.sealCell({ table: 'wechat_bindings', column: 'open_id', row: userId }, openId)!,
      open_id_hash: ctx.fields.hashOf('openId', openId),
      bound_at: ctx.now(),
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (done.numInsertedOrUpdatedRows === 0n) throw fail(accountsErrors.wechatTaken)
  await ctx.audit({ action: 'accounts.wechat.bind', entity: 'user', entityId: userId, userId })
}

/** Removes the actor's own binding. */
export const unbindWechat = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const gone = await tx.db.deleteFrom('wechat_bindings').where('user_id', '=', ctx.actor.userId).executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw notFound()
    await tx.audit({ action: 'accounts.wechat.unbind', entity: 'user', entityId: ctx.actor.userId })
    return null
  })
