import type { Notice } from '@residency/contract/areas/messages/notice.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { notFound } from '../../platform/http/fail.ts'
import { readableNotices } from './messages.policy.ts'
import { countUnreadOf, findNoticePage } from './notice.queries.ts'

/** The reader's own notices in their language, the newest first. */
export async function listNotices(ctx: SignedCtx, page: Parameters<typeof findNoticePage>[2]) {
  const { rows, total } = await findNoticePage(ctx.db, readableNotices(ctx.actor).userId, page)
  const list = rows.map(
    (row): Notice => ({
      id: row.id,
      title: labelIn(ctx.language, row.title, row.title_en),
      body: labelIn(ctx.language, row.body, row.body_en),
      path: row.path,
      createdAt: minuteInChina(row.created_at),
      isRead: row.read_at !== null,
    }),
  )
  return { list, total }
}

export const countUnread = async (ctx: SignedCtx) => ({ unread: await countUnreadOf(ctx.db, readableNotices(ctx.actor).userId) })

/** Marks one of the own notices read; reading it again changes nothing. */
export async function readNotice(ctx: SignedCtx, { id }: { id: number }) {
  const read = await ctx.db
    .updateTable('notices')
    .set((e) => ({ read_at: e.fn.coalesce('read_at', e.val(ctx.now())) }))
    .where('id', '=', id)
    .where('user_id', '=', readableNotices(ctx.actor).userId)
    .executeTakeFirst()
  if (read.numUpdatedRows === 0n) throw notFound()
  return countUnread(ctx)
}

export async function readAllNotices(ctx: SignedCtx) {
  await ctx.db
    .updateTable('notices')
    .set({ read_at: ctx.now() })
    .where('user_id', '=', readableNotices(ctx.actor).userId)
    .where('read_at', 'is', null)
    .execute()
  return { unread: 0 }
}
