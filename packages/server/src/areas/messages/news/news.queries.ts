import type { NewsFilters, newsSorts } from '@residency/contract/areas/messages/news/news.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

/** The record kind of covers, pictures and attachments of news. */
export const NEWS = 'news'
const news = (db: Db) => db.selectFrom('messageNews as n')

const selectColumns = (match: ReturnType<typeof news>) =>
  match
    .innerJoin('users as u', 'u.id', 'n.createdBy')
    // without the text, which may be long: lists do not show it
    .select([
      'n.id',
      'n.title',
      'n.summary',
      'n.coverKey',
      'n.fileKeys',
      'n.isPinned',
      'n.state',
      'n.publishAt',
      'n.publishedAt',
    ])
    .select(['n.version', 'u.displayName as by'])

export type NewsRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>
const withText = (match: ReturnType<typeof news>) => selectColumns(match).select('n.body')

const SORTS: SortColumns<(typeof newsSorts)[number]> = {
  title: by.name('n.title'),
  by: by.name('u.displayName'),
  publishedAt: by.column('n.publishedAt'),
}

export function findNewsPage(db: Db, filters: NewsFilters & Page) {
  let match = news(db)
  if (filters.state) match = match.where('n.state', '=', filters.state)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('n.title'), pattern))

  const shownAt = sql`coalesce(n.published_at, n.publish_at, n.created_at)`

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, SORTS)
      .orderBy(shownAt, 'desc')
      .orderBy('n.id', 'desc'),
  )
}

export const findNewsForUpdate = (db: Db, id: number) =>
  selectColumns(news(db).where('n.id', '=', id))
    .forUpdate('n')
    .executeTakeFirst()

export const findNewsItem = (db: Db, id: number) =>
  withText(news(db).where('n.id', '=', id)).executeTakeFirst()

const published = (db: Db) => news(db).where('n.state', '=', 'published')

export function findPublishedPage(db: Db, filters: Page & { keywords?: string | undefined }) {
  let match = published(db)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('n.title'), words), isFoundIn(e.ref('n.summary'), words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    rows
      .select([
        'n.id',
        'n.title',
        'n.summary',
        'n.coverKey',
        'n.isPinned',
        sql<Date>`n.published_at`.as('publishedAt'),
      ])
      .orderBy('n.isPinned', 'desc')
      .orderBy('n.publishedAt', 'desc')
      .orderBy('n.id', 'desc'),
  )
}

export const findPublished = (db: Db, id: number) =>
  withText(published(db).where('n.id', '=', id)).executeTakeFirst()

/** Scheduled news whose time has come, locked; those another process has are left out. */
export const lockDueNews = (db: Db, now: Date) =>
  news(db)
    .select(['n.id', 'n.state'])
    .where('n.state', '=', 'scheduled')
    .where('n.publishAt', '<=', now)
    .orderBy('n.id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute()
