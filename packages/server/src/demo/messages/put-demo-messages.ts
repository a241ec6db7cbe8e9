import { sql } from 'kysely'
import { inTransaction, type SignedCtx } from '../../platform/http/ctx.ts'
import { addDemoCollections, storeDemoPage } from './collections.demo.ts'
import { addDemoConcerns } from './concerns.demo.ts'
import { addDemoInforms } from './informs.demo.ts'
import { addDemoNews, storeDemoCovers } from './news.demo.ts'

const hasAny = async (ctx: SignedCtx) =>
  (await ctx.db.selectFrom('messageInforms').select('id').limit(1).executeTakeFirst()) !== undefined

/**
 * Informs, news, collections and concerns of the demo hospital, once. A job and not a part of the
 * demo's tables: while these are filled there is no store for files, and no trainee yet.
 */
export async function putDemoMessages(ctx: SignedCtx): Promise<void> {
  if (!ctx.config.DEMO) return

  const office = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirst()

  const trainee = await ctx.db.selectFrom('trainees').select('id').limit(1).executeTakeFirst()
  if (!office || !trainee || (await hasAny(ctx))) return

  const own = { ...ctx, actor: { ...ctx.actor, userId: office.id } }
  const [covers, page] = [await storeDemoCovers(own), await storeDemoPage(own)]

  await inTransaction(own, async (tx) => {
    await sql`lock table message_informs in share row exclusive mode`.execute(tx.db)
    if (await hasAny(tx)) return

    await addDemoInforms(tx)
    await addDemoNews(tx, covers)
    await addDemoCollections(tx, page)
    await addDemoConcerns(tx)
  })
}
