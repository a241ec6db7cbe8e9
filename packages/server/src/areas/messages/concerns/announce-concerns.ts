import { concernPermissions as may } from '@residency/contract/areas/messages/concerns/access'
import { sql } from 'kysely'
import { dayInChina, hourInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { holdsPermission } from '../../accounts/accounts.public.ts'
import { notify } from '../notices/notify.ts'
import { concernNotices } from './concern-notices.seed.ts'
import { findBoxForUpdate } from './reader.queries.ts'
import { lockConcerns } from './write-again.ts'

const FROM_HOUR = 8

/**
 * Notifies each reader of what is new to them, once a day from eight: a notice at the moment of
 * sending would date the message.
 */
export async function announceConcerns(ctx: SignedCtx): Promise<number> {
  const today = dayInChina(ctx.now())
  if (hourInChina(ctx.now()) < FROM_HOUR) return 0

  return inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const box = await findBoxForUpdate(tx.db)
    if (!box || (box.notifiedOn !== null && box.notifiedOn >= today)) return 0

    const { rows } = await sql<{ userId: number; count: number }>`
      select named.user_id, count(*)::int as count from concern_readers named join concerns c
        on c.has_news and not (named.user_id = any (c.hidden_from))
      where ${holdsPermission(sql`named.user_id`, may.read)} group by named.user_id`.execute(tx.db)

    await notify(
      tx,
      concernNotices.news,
      rows.map(({ userId, count }) => ({
        userId,
        values: { count: String(count) },
        path: '/message/concern',
      })),
    )

    await tx.db
      .updateTable('concerns')
      .set({ hasNews: false })
      .where('hasNews', '=', true)
      .execute()
    await tx.db
      .updateTable('concernBox')
      .set({ notifiedOn: today })
      .where('id', '=', box.id)
      .execute()

    return rows.length
  })
}
