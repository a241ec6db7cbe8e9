import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { mayFollow } from './inform.policy.ts'
import { findInform } from './inform.queries.ts'
import { findOwnInform } from './own-inform.queries.ts'

/**
 * Files of an inform are read by its recipients while it is not withdrawn, and by those who follow
 * it.
 */
export async function mayReadInform(ctx: SignedCtx, id: number): Promise<boolean> {
  const own = await findOwnInform(ctx.db, ctx.actor.userId, id)
  if (own && !own.withdrawnAt) return true

  return (
    mayFollow(ctx.actor) &&
    (await findInform(ctx.db, visibleSenders(ctx.actor), id, ctx.actor.userId)) !== undefined
  )
}
