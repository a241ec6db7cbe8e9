import { newsErrors as errors } from '@residency/contract/areas/messages/news/access'
import type { actOnNews as call } from '@residency/contract/areas/messages/news/news.contract'
import { newsFlow } from '@residency/contract/areas/messages/news/news.flow'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import { findNewsForUpdate, lockDueNews } from './news.queries.ts'

const NO_RELATIONS: ReadonlySet<never> = new Set()
type Input = InputOf<typeof call, 'out'>

/** What a step writes in addition to the state. Published again, news keep their first day. */
function columnsOf({ action, publishAt }: Input, now: Date, publishedAt: Date | null) {
  if (action === 'publish') return { publishedAt: publishedAt ?? now }
  if (action === 'unschedule') return { publishAt: null }
  if (action === 'withdraw') return {}

  const at = publishAt ? new Date(publishAt) : null
  if (!at || at <= now) throw fail(errors.newsTimePast)

  return { publishAt: at }
}

/** Publishes news now, plans them, takes the plan back, or withdraws them. */
export const actOnNews = (ctx: SignedCtx, input: Input) =>
  inTransaction(ctx, async (tx) => {
    const { id, version, action } = input
    const news = mustMatchVersion(await findNewsForUpdate(tx.db, id), version)
    const columns = columnsOf(input, tx.now(), news.publishedAt)

    const state = await advance(
      tx,
      newsFlow,
      action,
      { id, state: news.state, relations: NO_RELATIONS },
      {},
      (next) => updateRow(tx, 'messageNews', news, { state: next, ...columns }),
    )

    await publishChange(tx.db, '/api/v1/news', null)

    return { id, state }
  })

/** Publishes news whose time has come, as of that time. */
export const publishDueNews = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const due = (await lockDueNews(tx.db, tx.now())).map((item) => ({
      ...item,
      relations: NO_RELATIONS,
    }))

    if (due.length === 0) return 0

    await advanceMany(tx, newsFlow, 'publish', due, {}, (state, ids) =>
      tx.db
        .updateTable('messageNews')
        .set({
          state,
          publishedAt: sql`coalesce(published_at, publish_at)`,
          updatedAt: tx.now(),
          version: sql`version + 1`,
        })
        .where('id', 'in', ids)
        .execute(),
    )

    await publishChange(tx.db, '/api/v1/news', null)

    return due.length
  })
