import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { mayAsk } from './collection.policy.ts'
import { findCollection } from './collection.queries.ts'
import { findItemInScope } from './item.queries.ts'
import { findOwnItem } from './own-item.queries.ts'

/** Pictures in the text of a collection are read by its recipients, and by those who follow it. */
export async function mayReadCollection(ctx: SignedCtx, id: number): Promise<boolean> {
  if (mayAsk(ctx.actor) && (await findCollection(ctx.db, visibleSenders(ctx.actor), id)))
    return true

  const items = ctx.db
    .selectFrom('messageCollectionItems')
    .select('id')
    .where('collectionId', '=', id)

  return (await items.where('userId', '=', ctx.actor.userId).executeTakeFirst()) !== undefined
}

/** Files that were handed in are read by whose they are, and by those who follow the collection. */
export async function mayReadItem(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await findOwnItem(ctx.db, ctx.actor.userId, id)) return true
  return (
    mayAsk(ctx.actor) &&
    (await findItemInScope(ctx.db, visibleSenders(ctx.actor), id)) !== undefined
  )
}
