import { DAY_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { SEALED_UNTIL } from '../../../platform/audit/sealer.ts'
import { dayInChina, momentBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'

const SESSION_MS = 7_200_000
const SEALED_WITHIN_MS = 300_000

/** A call of which there were fewer is not judged by its average. */
const MIN_CALLS = 20
const SLOW_MS = 1000
const SLOWEST_SHOWN = 10

const before = (now: Date, ms: number) => momentBefore(now, ms)

type SystemFacts = {
  size: string
  sessions: number
  backupAt: Date | null
  missing: number | null
  checkedAt: Date | null
  unsealed: number
  errors: number
  slowCalls: number
}

/**
 * What the database knows of the installation, in one statement. Its size is what PostgreSQL noted
 * when it last cleaned each table: pg_database_size reads the disk for every file, which took 15 ms
 * of every home page. Rows of the audit log are counted from the place up to which all are sealed,
 * and never more than ten thousand.
 */
export async function findSystemFacts(db: Db, now: Date): Promise<SystemFacts> {
  const { rows } = await sql<SystemFacts>`
    with place as (
      select coalesce(max(split_part(value, ' ', 2)), '0')::xid8 as txid,
        coalesce(max(split_part(value, ' ', 3)), '0')::bigint as id
      from settings_internal where name = ${SEALED_UNTIL}
    )
    select (select sum(greatest(relpages, 0)::bigint) * current_setting('block_size')::bigint
      from pg_class) as size,
      (select count(*)::int from sessions where ended_at is null
        and last_used_at > ${before(now, SESSION_MS)}) as sessions,
      (select max(at) from audit_entries where action = 'accounts.backup.take') as backup_at,
      (select coalesce((detail->>'missing')::int, 0) from audit_entries
        where action = 'accounts.backup.take'
        order by at desc, id desc limit 1) as missing,
      (select max(at) from audit_entries where action = 'accounts.backup.check') as checked_at,
      (select count(*)::int from (
        select e.id, e.at from audit_entries e
          where (e.txid, e.id) > (select txid, id from place)
          order by e.txid, e.id limit 10000) e
        where e.at < ${before(now, SEALED_WITHIN_MS)}
          and not exists (select from audit_seals s where s.entry_id = e.id)) as unsealed,
      (select count(*)::int from unexpected_errors where at > ${before(now, DAY_MS)}) as errors,
      (select count(*)::int from call_times
        where day = ${dayInChina(now)} and calls >= ${MIN_CALLS}
          and total_ms > calls::bigint * ${SLOW_MS}) as slow_calls`.execute(db)

  return rows[0]!
}

export const findDatabaseVersion = async (db: Db): Promise<string> =>
  (await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db))
    .rows[0]!.version

/** The slowest calls of a day. */
export const findSlowestCalls = (db: Db, day: string) =>
  db
    .selectFrom('callTimes')
    .select(['method', 'route', 'calls', 'totalMs', 'slowestMs', 'slowestAt'])
    .where('day', '=', day)
    .orderBy('slowestMs', 'desc')
    .orderBy('route')
    .limit(SLOWEST_SHOWN)
    .execute()

type ErrorFilter = { keywords?: string | undefined; pageNum: number; pageSize: number }

/** Errors by the beginning of their reference. */
export function findErrorPage(db: Db, filter: ErrorFilter) {
  let match = db.selectFrom('unexpectedErrors')
  const ref = filter.keywords?.trim().toLowerCase()
  if (ref) match = match.where(sql<boolean>`starts_with(ref, ${ref})`)

  return findPage(match, filter, (rows) => rows.selectAll().orderBy('at', 'desc').orderBy('ref'))
}

/** Where a message reaches an account. */
export const findOwnAddresses = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .leftJoin('wechatBindings', (join) =>
      join.onRef('wechatBindings.userId', '=', 'users.id').on('wechatBindings.leftAt', 'is', null),
    )
    .select(['users.email', 'users.mobileSealed', 'wechatBindings.openIdSealed'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
