import type {
  listNotices as call,
  Notice,
  NoticeSource,
} from '@residency/contract/areas/messages/notices/notice.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { everyOf } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { countByKind, countUnreadOf, findNoticePage, markRead } from './notice.queries.ts'

/** Everybody reads only their own notices, regardless of their permissions. */
const readableNotices = (actor: { userId: number }) => ({ userId: actor.userId })

const kindsOf = (ctx: SignedCtx) => everyOf(ctx.services.areas, 'notices')

const groupIn = (ctx: SignedCtx, kind: NoticeKind | undefined) =>
  kind ? labelIn(ctx.language, kind.group.zh, kind.group.en) : ''

/** Kinds by which announcements reach their recipients. */
const INFORM_KINDS: ReadonlySet<string> = new Set(['inform.send', 'inform.urgent', 'inform.remind'])

const isFrom = (source: NoticeSource, kind: string) =>
  INFORM_KINDS.has(kind) === (source === 'informs')

/** The kinds of a stage, of a source, or of both; absent: every kind. */
function kindsIn(
  noticeKinds: readonly NoticeKind[],
  group: string | undefined,
  source: NoticeSource | undefined,
) {
  if (group === undefined && source === undefined) return undefined

  return noticeKinds
    .filter((noticeKind) => group === undefined || noticeKind.group.zh === group)
    .filter((noticeKind) => source === undefined || isFrom(source, noticeKind.kind))
    .map(({ kind }) => kind)
}

/**
 * The reader's own notices in their language, the newest first. A stage is named by its Chinese
 * word in every language.
 */
export async function listNotices(
  ctx: SignedCtx,
  { group, source, unread, keywords, ...page }: InputOf<typeof call, 'out'>,
) {
  const known = new Map(kindsOf(ctx).map((noticeKind) => [noticeKind.kind, noticeKind]))
  const filter = { unread, keywords, kinds: kindsIn([...known.values()], group, source) }

  const { rows, total } = await findNoticePage(
    ctx.db,
    readableNotices(ctx.actor).userId,
    ctx.now(),
    filter,
    page,
  )

  const list = rows.map(
    (row): Notice => ({
      id: row.id,
      group: groupIn(ctx, known.get(row.kind)),
      title: labelIn(ctx.language, row.title, row.titleEn),
      body: labelIn(ctx.language, row.body, row.bodyEn),
      path: row.path,
      createdAt: minuteInChina(row.createdAt),
      isRead: row.readAt !== null,
    }),
  )

  return { list, total }
}

/** The stages of which the reader has notices, in the order of what happens. */
export async function listNoticeGroups(ctx: SignedCtx) {
  const counts = new Map(
    (await countByKind(ctx.db, readableNotices(ctx.actor).userId, ctx.now())).map((row) => [
      row.kind,
      row,
    ]),
  )

  const groups = new Map<string, { group: string; label: string; count: number; unread: number }>()

  for (const kind of kindsOf(ctx)) {
    const { count, unread } = counts.get(kind.kind) ?? { count: 0, unread: 0 }
    if (count === 0) continue

    const before = groups.get(kind.group.zh) ?? {
      group: kind.group.zh,
      label: groupIn(ctx, kind),
      count: 0,
      unread: 0,
    }

    groups.set(kind.group.zh, {
      ...before,
      count: before.count + count,
      unread: before.unread + unread,
    })
  }

  return [...groups.values()]
}

export const countUnread = async (ctx: SignedCtx) => ({
  unread: await countUnreadOf(ctx.db, readableNotices(ctx.actor).userId, ctx.now()),
})

/**
 * Marks one of the own notices read; reading it again changes nothing. The reader's other windows
 * follow.
 */
export async function readNotice(ctx: SignedCtx, { id }: { id: number }) {
  const { userId } = readableNotices(ctx.actor)
  if (!(await markRead(ctx.db, userId, ctx.now(), id))) throw notFound()

  await publishChange(ctx.db, '/messages/notices', [userId])

  return countUnread(ctx)
}

export async function readAllNotices(ctx: SignedCtx) {
  const { userId } = readableNotices(ctx.actor)
  await markRead(ctx.db, userId, ctx.now())
  await publishChange(ctx.db, '/messages/notices', [userId])

  return { unread: 0 }
}

/**
 * A window of the reader's session: it is notified what to read again until the session or the
 * process ends.
 */
export const watchChanges = async ({ services, actor }: SignedCtx) => ({
  filename: 'live',
  type: 'text/event-stream; charset=utf-8',
  inline: true as const,
  // proxies pass each event on at once instead of collecting them
  headers: { 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  body: services.live.open(actor.sessionId, actor.userId),
})
