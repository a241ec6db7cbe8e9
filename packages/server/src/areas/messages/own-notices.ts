import type { Notice } from '@residency/contract/areas/messages/notice.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../platform/clock.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { notFound } from '../../platform/http/fail.ts'
import { readableNotices } from './messages.policy.ts'
import { countUnreadOf, findNoticePage, markRead } from './notice.queries.ts'

/** The reader's own notices in their language, the newest first. */
export async function listNotices(ctx: SignedCtx, page: Parameters<typeof findNoticePage>[3]) {
  const { rows, total } = await findNoticePage(ctx.db, readableNotices(ctx.actor).userId, ctx.now(), page)
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

export const countUnread = async (ctx: SignedCtx) => ({ unread: await countUnreadOf(ctx.db, readableNotices(ctx.actor).userId, ctx.now()) })

/** Marks one of the own notices read; reading it again changes nothing. */
export async function readNotice(ctx: SignedCtx, { id }: { id: number }) {
  if (!(await markRead(ctx.db, readableNotices(ctx.actor).userId, ctx.now(), id))) throw notFound()
  return countUnread(ctx)
}

export async function readAllNotices(ctx: SignedCtx) {
  await markRead(ctx.db, readableNotices(ctx.actor).userId, ctx.now())
  return { unread: 0 }
}
