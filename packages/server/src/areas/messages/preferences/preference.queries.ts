import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/pool.ts'

/** The kinds in use that go out beside the site, with what somebody refuses. */
export const findKindsWithRefusals = (db: Db, userId: number) =>
  db
    .selectFrom('notice_templates as t')
    .select((e) => [
      't.kind',
      't.pace',
      't.channels',
      sql<string[]>`array(${e
        .selectFrom('channel_refusals as r')
        .select('r.channel')
        .whereRef('r.kind', '=', 't.kind')
        .where('r.user_id', '=', userId)
        .orderBy('r.channel')})`.as('refused'),
    ])
    .where('is_on', '=', true)
    .where(sql<boolean>`cardinality(t.channels) > 0`)
    .execute()

export const findReach = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('wechat_bindings', 'wechat_bindings.user_id', 'users.id')
    .select((e) => [
      e('users.mobile_sealed', 'is not', null).$castTo<boolean>().as('sms'),
      e('users.email', 'is not', null).$castTo<boolean>().as('mail'),
      e
        .and([e('wechat_bindings.user_id', 'is not', null), e('left_at', 'is', null)])
        .$castTo<boolean>()
        .as('wechat'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

type Channel = ColumnValue<'channel_refusals', 'channel'>
export const refuseChannel = (db: Db, userId: number, kinds: readonly string[], channel: Channel) =>
  db
    .insertInto('channel_refusals')
    .values(kinds.map((kind) => ({ user_id: userId, kind, channel })))
    .onConflict((c) => c.doNothing())
    .execute()
export const takeChannel = (db: Db, userId: number, kinds: readonly string[], channel: Channel) =>
  db.deleteFrom('channel_refusals').where('user_id', '=', userId).where('kind', 'in', kinds).where('channel', '=', channel).execute()
