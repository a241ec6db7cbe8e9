import { sql } from 'kysely'
import { countRows, findPage } from '../../platform/db/pages.ts'
import type { Db, Where } from '../../platform/db/pool.ts'

const AT_ONCE = 2000

export type NewNotice = {
  user_id: number
  kind: string
  title: string
  title_en: string
  body: string
  body_en: string
  path: string | null
  created_at: Date
  sms: 'due' | null
  held_until: Date | null
  decision_id: number | null
}
export async function insertNotices(db: Db, rows: readonly NewNotice[]) {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto('notices')
      .values(rows.slice(from, from + AT_ONCE))
      .execute()
}

export const findTemplateInUse = (db: Db, kind: string) =>
  db.selectFrom('notice_templates').selectAll().where('kind', '=', kind).where('is_on', '=', true).executeTakeFirst()

/** Who of these can be reached by a message: by a bound WeChat where the house has an account, or by a mobile number. */
export async function findReachable(db: Db, userIds: readonly number[], hasWechat: boolean): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('wechat_bindings', 'wechat_bindings.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', sql<number>`any(${sql.val([...userIds])}::bigint[])`)
    .where((e) => e.or([e('mobile_sealed', 'is not', null), ...(hasWechat ? [e('open_id_sealed', 'is not', null)] : [])]))
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** That a notice may be seen: its decision can no longer be undone. */
const isShown = (now: Date) => (e: Where<'notices'>) => e.or([e('held_until', 'is', null), e('held_until', '<=', now)])

type PageOfNotices = { pageNum: number; pageSize: number; unread?: '1' | undefined }
export function findNoticePage(db: Db, userId: number, now: Date, page: PageOfNotices) {
  let own = db.selectFrom('notices').where('user_id', '=', userId).where(isShown(now))
  if (page.unread) own = own.where('read_at', 'is', null)
  return findPage(own, page, (rows) => rows.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'))
}
export const countUnreadOf = (db: Db, userId: number, now: Date) =>
  countRows(db.selectFrom('notices').where('user_id', '=', userId).where('read_at', 'is', null).where(isShown(now)))

/** Marks notices of somebody read: one, or all that they can see. Answers how many were found. */
export async function markRead(db: Db, userId: number, now: Date, id?: number) {
  let own = db.updateTable('notices').where('user_id', '=', userId).where(isShown(now))
  own = id === undefined ? own.where('read_at', 'is', null) : own.where('id', '=', id)
  const { numUpdatedRows } = await own.set((e) => ({ read_at: e.fn.coalesce('read_at', e.val(now)) })).executeTakeFirst()
  return Number(numUpdatedRows)
}

export const findNoticesOf = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('notices')
    .select(['title', 'title_en', 'body', 'body_en', 'created_at', 'read_at', 'sms'])
    .where('user_id', '=', userId)
    .where(isShown(now))
    .orderBy('id')
    .execute()

export type DueText = {
  id: number
  user_id: number
  body: string
  created_at: Date
  mobile_sealed: string | null
  open_id_sealed: string | null
}
/**
 * Takes messages that are due out of the queue, the oldest first from `after` on, each for one process: whatever happens then, none is
 * sent twice. Each with the ways in which its reader can be reached now.
 */
export const takeDueTexts = (db: Db, after: number, limit: number, now: Date) =>
  sql<DueText>`
    with taken as (
      update notices set sms = 'sent'
      where id in (select id from notices where sms = 'due' and id > ${after} and (held_until is null or held_until <= ${now}) order by id limit ${limit} for update skip locked)
      returning id, user_id, body, created_at
    )
    select taken.*, users.mobile_sealed, wechat_bindings.open_id_sealed from taken
    join users on users.id = taken.user_id left join wechat_bindings on wechat_bindings.user_id = taken.user_id order by taken.id`
    .execute(db)
    .then(({ rows }) => rows)
/** Removes the notices of a decision that is undone; false where one of them was sent or read already. */
export async function recallNotices(db: Db, decision: number): Promise<boolean> {
  const gone = await db.deleteFrom('notices').where('decision_id', '=', decision).returning(['sms', 'read_at']).execute()
  return gone.every(({ sms, read_at }) => sms !== 'sent' && read_at === null)
}
export const markTexts = (db: Db, ids: readonly number[], sms: 'due' | 'failed') =>
  db
    .updateTable('notices')
    .set({ sms })
    .where('id', 'in', [0, ...ids])
    .execute()

/** How many messages wait to be sent, and how many since `since` could not be. */
export const countUndelivered = async (db: Db, since: Date) => {
  const { rows } = await sql<{ waiting: number; failed: number }>`select
    (select count(*)::int from notices where sms = 'due') as waiting,
    (select count(*)::int from notices where sms = 'failed' and created_at > ${since}) as failed`.execute(db)
  return rows[0]!
}
