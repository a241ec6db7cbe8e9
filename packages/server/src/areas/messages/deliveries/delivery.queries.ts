import {
  type Channel,
  DELIVERY_COUNT_LIMIT,
  type Pace,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { findCappedPage } from '../../../platform/db/pages.ts'
import { anyId, textArray } from '../../../platform/db/patterns.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import type { DeliveryInProgress } from './parcel.rules.ts'

/**
 * Plans the delivery of these notices outside the site: by the ways of their kind that reach the
 * reader and that they do not refuse. Who gets a message by WeChat gets none by SMS; who left the
 * official account is not reached by it.
 */
export const insertDeliveries = (
  db: Db,
  noticeIds: readonly number[],
  ways: { kind: string; pace: Pace; channels: readonly Channel[] },
  due: Date,
) =>
  sql`
    insert into deliveries (notice_id, user_id, channel, in_digest, due_at, since)
    select n.id, n.user_id, way, ${ways.pace === 'digest'}, ${due}, ${due}
    from notices n join users u on u.id = n.user_id and u.deleted_at is null
    left join wechat_bindings b on b.user_id = n.user_id and b.left_at is null
    cross join lateral (
      select array(select w from unnest(${textArray(ways.channels)}) w
        where ${ways.pace === 'urgent'} or not exists (
        select from channel_refusals r where r.user_id = n.user_id and r.kind = ${ways.kind}
          and r.channel = w)) as wanted
    ) c
    cross join lateral unnest(c.wanted) way
    where n.id = ${anyId(noticeIds)} and case way
      when 'wechat' then b.user_id is not null
      when 'sms' then u.mobile_sealed is not null
        and (b.user_id is null or not 'wechat' = any(c.wanted))
      else u.email is not null end`.execute(db)

/**
 * Takes messages that are due, each for one process. It sends them one by one: until
 * `beginHandover` nobody has tried to send them, and they return to the queue when its lease is
 * over. Of a digest all that are due for its reader are taken together. Nobody is reached whose
 * account is disabled, or who left the official account.
 */
export const takeDue = (db: Db, now: Date, limit: number, channel: Channel) =>
  sql<DeliveryInProgress>`
    with next as (
      select id, user_id, channel, in_digest from deliveries
      where state = 'due' and due_at <= ${now} and channel = ${channel}
      order by due_at, id limit ${limit} for update skip locked
    ), whole as (
      select id from next
      union
      select d.id from next n join deliveries d on d.user_id = n.user_id and d.channel = n.channel
      where n.in_digest and d.in_digest and d.state = 'due' and d.due_at <= ${now}
    ), taken as (
      update deliveries set state = 'sending', taken_at = ${now}, handed_at = null
      where id in (select id from whole) and state = 'due' returning *
    )
    select t.id, t.user_id, t.channel, t.in_digest, t.tries, t.since, t.taken_at,
      coalesce(k.pace, 'digest') as pace,
      n.title, n.title_en, n.body, n.body_en, n.path, u.mobile_sealed, b.open_id_sealed, u.email
    from taken t join notices n on n.id = t.notice_id left join users u on u.id = t.user_id
      and ${isAccountInUse('u')}
    left join wechat_bindings b on b.user_id = u.id and b.left_at is null
    left join notice_templates k on k.kind = n.kind
    order by t.id`
    .execute(db)
    .then(({ rows }) => rows)

/**
 * Notes that messages taken at `takenAt` are handed to their carrier from now on: their result is
 * unknown until the carrier has answered. False if they were given to another process meanwhile.
 */
export const beginHandover = async (
  db: Db,
  ids: readonly number[],
  takenAt: Date,
  now: Date,
): Promise<boolean> => {
  const begun = await sql`update deliveries set handed_at = ${now}, tries = tries + 1
    where id = ${anyId(ids)} and state = 'sending' and taken_at = ${takenAt}
      and handed_at is null`.execute(db)

  return Number(begun.numAffectedRows) === ids.length
}

export const markSent = (db: Db, ids: readonly number[], now: Date) =>
  sql`update deliveries set state = 'sent', done_at = ${now}, reason = null
      where id = ${anyId(ids)}`.execute(db)

export const markFailed = (db: Db, ids: readonly number[], reason: string, now: Date) =>
  sql`update deliveries set state = 'failed', done_at = ${now}, reason = ${reason}
      where id = ${anyId(ids)}`.execute(db)

export const markDue = (db: Db, ids: readonly number[], reason: string, due: Date) =>
  sql`update deliveries set state = 'due', due_at = ${due}, reason = ${reason}
      where id = ${anyId(ids)}`.execute(db)

/**
 * Messages whose process died while it handed them over: perhaps they were sent, so a person
 * decides whether to send them again.
 */
export const failInterrupted = (db: Db, before: Date, now: Date) =>
  sql`update deliveries set state = 'failed', done_at = ${now}, reason = 'interrupted'
    where state = 'sending' and handed_at < ${before}`.execute(db)

/**
 * Messages that a process took before `before` and never handed over are due again; what is not
 * urgent waits until `soonest`.
 */
export const returnUntried = (db: Db, before: Date, soonest: Date) =>
  sql`
    update deliveries d
    set state = 'due', due_at = case when k.pace = 'urgent' then d.due_at else greatest(d.due_at, ${soonest}) end
    from notices n left join notice_templates k on k.kind = n.kind
    where n.id = d.notice_id and d.state = 'sending' and d.handed_at is null
      and d.taken_at < ${before}`.execute(db)

/** Held notices that are seen from now on: their readers, once. */
export const announceDelayed = (db: Db, now: Date) =>
  sql<{
    userId: number
  }>`update notices set is_announced = true where not is_announced and held_until <= ${now}
      returning user_id`
    .execute(db)
    .then(({ rows }) => rows.map((row) => row.userId))

/** How many messages wait to be sent, and how many since `since` could not be. */
export const countUndelivered = async (db: Db, since: Date) => {
  const { rows } = await sql<{ waiting: number; failed: number }>`select
    (select count(*)::int from deliveries where state in ('due', 'sending')) as waiting,
    (select count(*)::int from deliveries where state = 'failed'
      and done_at > ${since}) as failed`.execute(db)

  return rows[0]!
}

/** Messages since `since` that could not be sent, by channel. */
export async function countFailedByChannel(db: Db, since: Date) {
  const rows = await db
    .selectFrom('deliveries')
    .select((e) => ['channel', e.fn.countAll<number>().as('count')])
    .where('state', '=', 'failed')
    .where('doneAt', '>', since)
    .groupBy('channel')
    .execute()

  return new Map<string, number>(rows.map(({ channel, count }) => [channel, count]))
}

/** Since when the oldest message that is due waits; null: none does. */
export const findOldestDue = async (db: Db, now: Date) =>
  (
    await db
      .selectFrom('deliveries')
      .select('dueAt')
      .where('state', '=', 'due')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(1)
      .executeTakeFirst()
  )?.dueAt ?? null

/** Which deliveries: by channel, kind of notice, and when they ended. */
export type DeliveryFilter = {
  since?: Date | undefined
  channel?: ColumnValue<'deliveries', 'channel'> | undefined
  kind?: string | undefined
}

type PageFilter = DeliveryFilter & {
  state?: ColumnValue<'deliveries', 'state'> | undefined
  pageNum: number
  pageSize: number
}

export function findDeliveryPage(db: Db, filter: PageFilter) {
  let all = db.selectFrom('deliveries')
  if (filter.state) all = all.where('deliveries.state', '=', filter.state)
  if (filter.channel) all = all.where('deliveries.channel', '=', filter.channel)
  if (filter.since) all = all.where('deliveries.doneAt', '>', filter.since)
  if (filter.kind)
    all = all.where((e) =>
      e.exists(
        e
          .selectFrom('notices')
          .select('id')
          .whereRef('notices.id', '=', 'deliveries.noticeId')
          .where('notices.kind', '=', filter.kind!),
      ),
    )

  return findCappedPage(db, all, filter, DELIVERY_COUNT_LIMIT, (rows) =>
    rows
      .innerJoin('notices', 'notices.id', 'deliveries.noticeId')
      .innerJoin('users', 'users.id', 'deliveries.userId')
      .select([
        'deliveries.id',
        'deliveries.channel',
        'deliveries.state',
        'inDigest',
        'tries',
        'dueAt',
        'doneAt',
        'reason',
      ])
      .select(['notices.kind', 'notices.title', 'notices.titleEn', 'users.nickname'])
      .orderBy('deliveries.id', 'desc'),
  )
}

export const findDeliveryForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('deliveries')
    .select(['state', 'userId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/**
 * Makes failed messages due again, the oldest first and at most so many. A concurrent call waits
 * for the locked rows and finds that they have not failed any more, so that none is sent twice.
 */
export async function reopenFailed(
  db: Db,
  which: DeliveryFilter & { ids?: readonly number[] },
  now: Date,
  limit: number,
) {
  let failed = db
    .selectFrom('deliveries')
    .select('deliveries.id')
    .where('deliveries.state', '=', 'failed')

  if (which.ids) failed = failed.where('deliveries.id', 'in', which.ids)
  if (which.channel) failed = failed.where('deliveries.channel', '=', which.channel)
  if (which.since) failed = failed.where('deliveries.doneAt', '>', which.since)

  if (which.kind)
    failed = failed
      .innerJoin('notices', 'notices.id', 'deliveries.noticeId')
      .where('notices.kind', '=', which.kind) as typeof failed

  const locked = await failed
    .orderBy('deliveries.id')
    .limit(limit)
    .forUpdate('deliveries')
    .execute()

  if (locked.length === 0) return []

  return db
    .updateTable('deliveries')
    .set({ state: 'due', dueAt: now, since: now, tries: 0, doneAt: null, reason: null })
    .where(
      'id',
      'in',
      locked.map(({ id }) => id),
    )
    .returning(['id', 'userId'])
    .execute()
}
