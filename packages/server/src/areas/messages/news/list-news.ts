import { newsPermissions as may } from '@residency/contract/areas/messages/news/access'
import type { NewsFilters } from '@residency/contract/areas/messages/news/news.contract'
import { newsFlow } from '@residency/contract/areas/messages/news/news.flow'
import { allowedActions, holds, permittedActions, toMoment } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { attachmentsOf } from '../attached-files.ts'
import {
  findNewsItem,
  findNewsPage,
  findPublished,
  findPublishedPage,
  NEWS,
  type NewsRow,
} from './news.queries.ts'

/** Steps, and what else may be done: only a draft is deleted. */
export const actionsOnNews = (ctx: SignedCtx, n: Pick<NewsRow, 'state' | 'isPinned'>) => [
  ...allowedActions(newsFlow, n.state, ctx.actor, new Set()),
  ...(permittedActions(ctx.actor, {
    edit: may.edit,
    pin: !n.isPinned && may.edit,
    unpin: n.isPinned && may.edit,
    delete: n.state === newsFlow.initial && may.edit,
  }) as ('edit' | 'pin' | 'unpin' | 'delete')[]),
]

export async function listNewsItems(ctx: SignedCtx, filters: NewsFilters) {
  const { rows, total } = await findNewsPage(ctx.db, filters)

  const list = rows.map((n) => ({
    id: n.id,
    title: n.title,
    by: n.by,
    state: n.state,
    isPinned: n.isPinned,
    version: n.version,
    publishAt: toMoment(n.publishAt),
    publishedAt: toMoment(n.publishedAt),
    actions: actionsOnNews(ctx, n),
  }))

  return { list, total }
}

export async function getNewsForm(ctx: SignedCtx, { id }: { id: number }) {
  const n = found(await findNewsItem(ctx.db, id))

  const [cover, files] = await Promise.all([
    attachmentsOf(ctx.db, { kind: NEWS, id }, n.coverKey ? [n.coverKey] : []),
    attachmentsOf(ctx.db, { kind: NEWS, id }, n.fileKeys),
  ])

  return {
    id,
    title: n.title,
    summary: n.summary,
    body: n.body,
    cover,
    files,
    isPinned: n.isPinned,
    version: n.version,
  }
}

type Card = Pick<NewsRow, 'id' | 'title' | 'summary' | 'coverKey' | 'isPinned'> & {
  publishedAt: Date
}

const card = (n: Card) => ({
  ...n,
  cover: n.coverKey,
  publishedAt: toMoment(n.publishedAt),
})

export async function listNews(ctx: SignedCtx, filters: Page & { keywords?: string | undefined }) {
  const { rows, total } = await findPublishedPage(ctx.db, filters)
  return { list: rows.map(card), total }
}

export async function readNews(ctx: SignedCtx, { id }: { id: number }) {
  const n = found(await findPublished(ctx.db, id))
  const files = await attachmentsOf(ctx.db, { kind: NEWS, id }, n.fileKeys)
  return { ...card({ ...n, publishedAt: n.publishedAt! }), by: n.by, body: n.body, files }
}

/**
 * Pictures and attachments of published news are everybody's; of others they are those who write.
 */
export const mayReadNews = async (ctx: SignedCtx, id: number) =>
  holds(ctx.actor, may.edit) || (await findPublished(ctx.db, id)) !== undefined
