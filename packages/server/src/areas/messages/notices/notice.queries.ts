import { sql } from 'kysely'
import type { Db, Where } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage } from '../../../platform/db/pages.ts'
import { anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'

const AT_ONCE = 2000

export type NewNotice = {
  userId: number
  kind: string
  title: string
  titleEn: string
  body: string
  bodyEn: string
  path: string | null
  createdAt: Date
  heldUntil: Date | null
  isAnnounced: boolean
  decisionId: number | null
}

/** Writes notices; returns their ids. */
export async function insertNotices(db: Db, rows: readonly NewNotice[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE)
    ids.push(
      ...(await db.insertInto('notices').values(part).returning('id').execute()).map(
        ({ id }) => id,
      ),
    )
  }

  return ids
}

export const findTemplateInUse = (db: Db, kind: string) =>
  db
    .selectFrom('noticeTemplates')
    .selectAll()
    .where('kind', '=', kind)
    .where('isOn', '=', true)
    .executeTakeFirst()

/** That a notice may be seen: its decision can no longer be undone. */
const isShown = (now: Date) => (e: Where<'notices'>) =>
  e.or([e('heldUntil', 'is', null), e('heldUntil', '<=', now)])

export type NoticeFilter = {
  unread?: '1' | undefined
  keywords?: string | undefined
  kinds?: readonly string[] | undefined
}

export function findNoticePage(
  db: Db,
  userId: number,
  now: Date,
  filter: NoticeFilter,
  page: { pageNum: number; pageSize: number },
) {
  let own = db.selectFrom('notices').where('userId', '=', userId).where(isShown(now))
  if (filter.unread) own = own.where('readAt', 'is', null)
  if (filter.kinds) own = own.where('kind', '=', anyText(filter.kinds))

  if (filter.keywords) {
    const like = containing(filter.keywords)
    own = own.where((e) =>
      e.or(
        (['title', 'titleEn', 'body', 'bodyEn'] as const).map((column) =>
          isFoundIn(e.ref(column), like),
        ),
      ),
    )
  }

  return findPage(own, page, (rows) =>
    rows.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'),
  )
}

/** How many notices of each kind somebody has, and how many of them are unread. */
export const countByKind = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('notices')
    .select((e) => [
      'kind',
      e.fn.countAll<number>().as('count'),
      e.fn.countAll<number>().filterWhere('readAt', 'is', null).as('unread'),
    ])
    .where('userId', '=', userId)
    .where(isShown(now))
    .groupBy('kind')
    .execute()

export const countUnreadOf = (db: Db, userId: number, now: Date) =>
  countRows(
    db
      .selectFrom('notices')
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .where(isShown(now)),
  )

/** Marks notices of somebody read: one, or all that they can see. Answers how many were found. */
export async function markRead(db: Db, userId: number, now: Date, id?: number) {
  let own = db.updateTable('notices').where('userId', '=', userId).where(isShown(now))
  own = id === undefined ? own.where('readAt', 'is', null) : own.where('id', '=', id)

  const { numUpdatedRows } = await own
    .set((e) => ({ readAt: e.fn.coalesce('readAt', e.val(now)) }))
    .executeTakeFirst()

  return Number(numUpdatedRows)
}

export const findNoticesOf = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('notices')
    .select(['id', 'title', 'titleEn', 'body', 'bodyEn', 'createdAt', 'readAt'])
    .where('userId', '=', userId)
    .where(isShown(now))
    .orderBy('id')
    .execute()

/** By which channels these notices of a person went out, and with which result. */
export const findWaysOf = (db: Db, userId: number) =>
  db
    .selectFrom('deliveries')
    .select(['noticeId', 'channel', 'state'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

/**
 * Removes the notices of a decision that is undone; false where one of them was sent or read
 * already.
 */
export async function recallNotices(db: Db, decision: number): Promise<boolean> {
  const { rows } = await sql<{ isOut: boolean }>`
    with gone as (delete from notices where decision_id = ${decision} returning id, read_at)
    select exists (select from gone where read_at is not null)
      or exists (select from deliveries d join gone on gone.id = d.notice_id
          where d.state in ('sending', 'sent')) as is_out`.execute(db)

  return !rows[0]!.isOut
}
