import type { Ctx } from '../http/ctx.ts'

/**
 * Reads everything from one state of the database: a list that is read page by page has no row twice
 * and misses none, whatever others write meanwhile. Nothing can be written through its `db`. Joins a
 * transaction that is already open.
 */
export async function inSnapshot<C extends Ctx, T>(
  ctx: C,
  read: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return read(ctx)

  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => read({ ...ctx, db: tx }))
}
