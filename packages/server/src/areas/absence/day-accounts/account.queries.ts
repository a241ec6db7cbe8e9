import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { type AccountKey, accountName, findBalances } from '../entitlements/find-balances.ts'

export type YearDays = { year: number; days: number }
type Writer = { db: Db; now: () => Date }

const asRows = (keys: readonly object[]) =>
  sql`${rowsOf(keys, { traineeId: 'bigint', typeId: 'bigint', year: 'int', days: 'numeric', entitled: 'numeric' })} k`

/**
 * Opens accounts that are missing, and locks them and the others in one order, so that two writers
 * never wait for each other.
 */
export const openAccounts = ({ db, now }: Writer, keys: readonly AccountKey[]) =>
  sql`insert into leave_accounts (trainee_id, leave_type_id, year, created_at, updated_at)
    select distinct k.trainee_id, k.type_id, k.year, ${now()}::timestamptz, ${now()}::timestamptz
    from ${asRows(keys)} order by 1, 2, 3
    on conflict (trainee_id, leave_type_id, year) do update
      set updated_at = excluded.updated_at`.execute(db)

/**
 * Writes what accounts give by the rule of balances; the constraint of the table refuses more used
 * days from then on.
 */
export async function updateEntitled({ db }: Writer, today: string, keys: readonly AccountKey[]) {
  const balances = await findBalances(db, today, latestOfEach(keys))

  const rows = balances.map(({ traineeId, typeId, year, entitled }) => ({
    traineeId,
    typeId,
    year,
    entitled,
  }))

  await sql`update leave_accounts a set entitled = k.entitled from ${asRows(rows)}
    where a.trainee_id = k.trainee_id and a.leave_type_id = k.type_id and a.year = k.year`.execute(
    db,
  )

  return balances
}

/** The same for all accounts of these trainees: a first day of work was recorded. */
export async function updateEntitledOf(
  writer: Writer,
  today: string,
  traineeIds: readonly number[],
) {
  const accounts = await writer.db
    .selectFrom('leaveAccounts')
    .select(['traineeId', 'leaveTypeId as typeId', 'year'])
    .where('traineeId', '=', anyId(traineeIds))
    .orderBy('traineeId')
    .orderBy('leaveTypeId')
    .orderBy('year')
    .forUpdate()
    .execute()
  await updateEntitled(writer, today, accounts)
}

/** Each account once, for the leave that begins last. */
function latestOfEach(keys: readonly AccountKey[]): AccountKey[] {
  const byStart = keys.toSorted((a, b) => ((a.startsOn ?? '') < (b.startsOn ?? '') ? -1 : 1))
  return [...new Map(byStart.map((key) => [accountName(key), key])).values()]
}

/**
 * Adds days to what accounts have used, or gives them back with negative days. The accounts are
 * locked by `openAccounts`.
 */
export const addUsed = ({ db, now }: Writer, changes: readonly (AccountKey & { days: number })[]) =>
  sql`update leave_accounts a
      set used = a.used + s.days, updated_at = ${now()}::timestamptz, version = a.version + 1
    from (select k.trainee_id, k.type_id, k.year, sum(k.days) as days from ${asRows(changes)}
      group by 1, 2, 3) s
    where a.trainee_id = s.trainee_id and a.leave_type_id = s.type_id and a.year = s.year
      and s.days <> 0`.execute(db)
