import { concernPermissions as may } from '@residency/contract/areas/messages/concerns/access'
import { concernFlow } from '@residency/contract/areas/messages/concerns/concern.flow'
import { sql } from 'kysely'
import { dayInChina, hourInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { holdsPermission } from '../../accounts/accounts.public.ts'
import { notify } from '../notices/notify.ts'
import { concernNotices } from './concern-notices.seed.ts'
import { findBoxForUpdate } from './reader.queries.ts'
import { lockConcerns, settlePictures, writeAgain } from './write-again.ts'

const FROM_HOUR = 8
const { from, to } = concernFlow.actions.reopen

/** Marks what an announcement shows first, and works again on what was answered or closed. */
async function showNews(db: Db, since: string | null, today: string) {
  const isNew = sql<boolean>`said_on < ${today}
      and said_on >= coalesce(${since}::date, '-infinity')`

  await sql`update concerns c set has_news = coalesce(c.opened_on < ${today}, false)
      or exists (select from concern_messages m where m.concern_id = c.id and m.is_of_sender
          and ${isNew})
      or exists (select from concern_pictures p where p.concern_id = c.id and ${isNew})`.execute(db)
  await sql`update concerns set hidden_from = '{}', opened_on = null
    where opened_on < ${today}`.execute(db)
  await sql`update concerns set state = ${to}, closed_on = null
    where has_news and state in (${literals(from)})`.execute(db)
}

const countNews = async (db: Db) =>
  (
    await sql<{ userId: number; count: number }>`
      select named.user_id, count(*)::int as count from concern_readers named join concerns c
        on c.has_news and not (named.user_id = any (c.hidden_from))
      where ${holdsPermission(sql`named.user_id`, may.read)} group by named.user_id`.execute(db)
  ).rows

/**
 * Shows what came before today, and notifies each reader of it: once a day from eight. Anything
 * shown earlier would date a message within its day.
 */
export async function announceConcerns(ctx: SignedCtx): Promise<number> {
  const today = dayInChina(ctx.now())
  if (hourInChina(ctx.now()) < FROM_HOUR) return 0

  const notified = await inTransaction(ctx, async (tx) => {
    await lockConcerns(tx.db)

    const box = await findBoxForUpdate(tx.db)
    if (!box || (box.notifiedOn !== null && box.notifiedOn >= today)) return 0

    await writeAgain(tx.db)
    await showNews(tx.db, box.notifiedOn, today)

    const rows = await countNews(tx.db)

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
      .updateTable('concernBox')
      .set({ notifiedOn: today })
      .where('id', '=', box.id)
      .execute()

    return rows.length
  })

  await settlePictures(ctx.db)

  return notified
}
