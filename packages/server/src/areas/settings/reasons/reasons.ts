import { type InputOf, reviewErrors } from '@residency/contract/kernel'
import {
  type deleteReason as deleting,
  type storeReason as keepReasonCall,
  type listReasons as listing,
  MAX_REASONS,
} from '@residency/contract/kernel/reasons'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { deleteOwnReason, findOwnReasons, insertReason } from './reason.queries.ts'

type Of = InputOf<typeof listing, 'out'>

/** The actor's stored reasons for an action, newest first. */
export const listReasons = (ctx: SignedCtx, { flow, action }: Of) =>
  findOwnReasons(ctx.db, ctx.actor.userId, { flow, action })

/** Stores a reason; storing it again changes nothing. */
export const storeReason = (
  ctx: SignedCtx,
  { body, ...of }: InputOf<typeof keepReasonCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    await insertReason(tx.db, tx.actor.userId, of, body, tx.now())

    const reasons = await findOwnReasons(tx.db, tx.actor.userId, of)
    if (reasons.length > MAX_REASONS) throw fail(reviewErrors.tooManyReasons, { most: MAX_REASONS })

    return reasons
  })

export async function deleteReason(ctx: SignedCtx, { id }: InputOf<typeof deleting, 'out'>) {
  if (!(await deleteOwnReason(ctx.db, ctx.actor.userId, id))) throw notFound()
  return null
}
