import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'

/**
 * The kinds in use that go out by other channels than the site, with those that a person refuses.
 */
export const findKindsWithRefusals = (db: Db, userId: number) =>
  db
    .selectFrom('noticeTemplates as t')
    .select((e) => [
      't.kind',
      't.pace',
      't.channels',
      sql<string[]>`array(${e
        .selectFrom('channelRefusals as r')
        .select('r.channel')
        .whereRef('r.kind', '=', 't.kind')
        .where('r.userId', '=', userId)
        .orderBy('r.channel')})`.as('refused'),
    ])
    .where('isOn', '=', true)
    .where(sql<boolean>`cardinality(t.channels) > 0`)
    .execute()

export const findReach = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('wechatBindings', 'wechatBindings.userId', 'users.id')
    .select((e) => [
      e('users.mobileSealed', 'is not', null).$castTo<boolean>().as('sms'),
      e('users.email', 'is not', null).$castTo<boolean>().as('mail'),
      e
        .and([e('wechatBindings.userId', 'is not', null), e('leftAt', 'is', null)])
        .$castTo<boolean>()
        .as('wechat'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

type Channel = ColumnValue<'channelRefusals', 'channel'>

export const refuseChannel = (db: Db, userId: number, kinds: readonly string[], channel: Channel) =>
  db
    .insertInto('channelRefusals')
    .values(kinds.map((kind) => ({ userId, kind, channel })))
    .onConflict((c) => c.doNothing())
    .execute()

export const takeChannel = (db: Db, userId: number, kinds: readonly string[], channel: Channel) =>
  db
    .deleteFrom('channelRefusals')
    .where('userId', '=', userId)
    .where('kind', 'in', kinds)
    .where('channel', '=', channel)
    .execute()
