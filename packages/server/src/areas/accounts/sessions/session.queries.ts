import { CompiledQuery } from 'kysely'
import { momentBefore } from '../../../platform/clock.ts'
import type { FieldCrypto } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { accountInUseText, isAccountInUse } from '../users/account-facts.queries.ts'

/** A session ends after two hours of inactivity or twelve hours in total, by server time. */
export const UNUSED_MS = 7_200_000
export const IN_ALL_MS = 43_200_000

/** The `entry` of a session opened by a portal's code. */
export const PORTAL_ENTRY = 'code'

export type LivingSession = {
  id: string
  userId: number
  lastUsedAt: Date
  departmentId: number | null
  treePath: string | null
  username: string
  nickname: string
  avatar: string | null
  chestArrNum: string | null
  seenTour: number
  mustChangePassword: boolean
  passwordChangedAt: Date
  roleIds: number[]
  rightsVersion: number
}

const WHO = `u.department_id, d.tree_path, u.username, u.nickname, u.avatar, u.chest_arr_num, u.must_change_password, u.password_changed_at,
    coalesce((select t.version from seen_tours t where t.user_id = u.id), 0) as seen_tour,
    array(select ur.role_id from user_roles ur where ur.user_id = u.id order by ur.role_id) as role_ids,
    (select version from rights_version) as rights_version`

// Runs for every request, so it is static SQL: building it cost more than running it. It includes
// the user's profile, so that the first call of every page (users/me) needs no second query.
const FIND = `
  select s.id, s.user_id, s.last_used_at, ${WHO}
  from sessions s join users u on u.id = s.user_id left join departments d on d.id = u.department_id
  where s.token_hash = $1 and s.ended_at is null and s.last_used_at > $2 and s.created_at > $3 and ${accountInUseText('u')}`

const FIND_ACCOUNT = `select '' as id, u.id as user_id, now() as last_used_at, ${WHO}
  from users u left join departments d on d.id = u.department_id where u.id = $1 and ${accountInUseText('u')}`

const FIND_ACCOUNTS = FIND_ACCOUNT.replace('u.id = $1', 'u.id = any($1::bigint[])')

/** Enabled accounts in the form of session rows. */
export const findAccountsAsSessions = async (db: Db, userIds: readonly number[]) =>
  (await db.executeQuery<LivingSession>(CompiledQuery.raw(FIND_ACCOUNTS, [[...userIds]]))).rows

/** An enabled account in the form of a session row, for work without a session. */
export const findAccountAsSession = async (db: Db, userId: number) =>
  (await db.executeQuery<LivingSession>(CompiledQuery.raw(FIND_ACCOUNT, [userId]))).rows[0]

/**
 * The active session of a token with its account's current state; undefined if it ended, expired or
 * the account is not enabled.
 */
export async function findLivingSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<LivingSession | undefined> {
  const since = (ms: number) => momentBefore(now, ms)
  const found = await db.executeQuery<LivingSession>(
    CompiledQuery.raw(FIND, [tokenHash, since(UNUSED_MS), since(IN_ALL_MS)]),
  )

  return found.rows[0]
}

/** The account of an active session, for work that outlasts a request but not the session. */
export const findOwnerOfSession = (db: Db, id: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select('userId')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('lastUsedAt', '>', momentBefore(now, UNUSED_MS))
    .where('createdAt', '>', momentBefore(now, IN_ALL_MS))
    .executeTakeFirst()

/** Which of these sessions are active, their accounts enabled. */
export async function findLivingSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('sessions.id')
    .where('sessions.id', 'in', ids)
    .where('endedAt', 'is', null)
    .where('lastUsedAt', '>', momentBefore(now, UNUSED_MS))
    .where('sessions.createdAt', '>', momentBefore(now, IN_ALL_MS))
    .where(isAccountInUse('users'))
    .execute()

  return new Set(rows.map(({ id }) => id))
}

export const findEntryOfEndedSession = async (db: Db, tokenHash: Buffer) =>
  (
    await db
      .selectFrom('sessions')
      .select('entry')
      .where('tokenHash', '=', tokenHash)
      .where('endedAt', 'is not', null)
      .executeTakeFirst()
  )?.entry

export const touchSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('lastUsedAt', '<', now)
    .execute()

/** Ends the active sessions of accounts, except one if named. Returns the count. */
export async function endSessionsOf(
  db: Db,
  userIds: readonly number[],
  now: Date,
  spareId?: string,
): Promise<number> {
  if (userIds.length === 0) return 0

  let query = db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', 'in', userIds)
    .where('endedAt', 'is', null)

  if (spareId) query = query.where('id', '!=', spareId)

  return Number((await query.executeTakeFirst()).numUpdatedRows)
}

/** How a session was opened by WeChat: in the official account, or in the mini-program. */
export const WECHAT_ENTRIES = { official: 'wechat', mini: 'mini' } as const

/** Ends the active sessions that a user opened by WeChat, except one. */
export const endWechatSessions = (
  ctx: { db: Db; now: () => Date },
  userId: number,
  spareId: string,
) =>
  ctx.db
    .updateTable('sessions')
    .set({ endedAt: ctx.now() })
    .where('userId', '=', userId)
    .where('entry', 'in', Object.values(WECHAT_ENTRIES))
    .where('id', '!=', spareId)
    .where('endedAt', 'is', null)
    .execute()

const enabled = (db: Db) => db.selectFrom('users').where(isAccountInUse('users'))

/** The enabled account that has a mobile number. */
export const findEnabledByMobile = (db: Db, fields: FieldCrypto, mobile: string) =>
  enabled(db)
    .select('id')
    .where('mobileHash', 'in', fields.hashesOf('mobile', mobile))
    .executeTakeFirst()

/** The enabled account with a username, matched as a portal spells it. */
export const findEnabledByUsername = (db: Db, username: string) =>
  enabled(db).select('id').where('username', '=', username.trim().toLowerCase()).executeTakeFirst()

/** The enabled account with a badge number, with its sealed mobile number. */
export const findEnabledByBadge = (db: Db, badge: string) =>
  enabled(db)
    .select(['id', 'mobileSealed'])
    .where('chestArrNum', '=', badge.trim())
    .executeTakeFirst()

/** Whether any account has this badge number, in upper or lower case. */
export const isNumberKnown = async (db: Db, badge: string) =>
  (await db
    .selectFrom('users')
    .select('id')
    .where((e) => e.fn('lower', ['chestArrNum']), '=', badge.trim().toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst()) !== undefined

/** Login facts of an account. The last login is read from the log, which outlives sessions. */
export const findSignInFacts = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('wechatBindings', 'wechatBindings.userId', 'users.id')
    .select((e) => [
      'users.passwordChangedAt',
      e
        .and([e('users.passwordHash', 'is not', null), e('users.mustChangePassword', '=', false)])
        .as('hasOwnPassword'),
      'wechatBindings.boundAt as wechatBoundAt',
      e
        .selectFrom('auditEntries')
        .select('at')
        .where('userId', '=', userId)
        .where('action', '=', 'accounts.session.open')
        .where('result', '=', 'ok')
        .orderBy('at', 'desc')
        .limit(1)
        .as('lastLoginAt'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
