import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** Why the days of an account were changed. */
export type ChangeKind = ColumnValue<'leaveAccountChanges', 'kind'>

type AccountChange = {
  traineeId: number
  typeId: number
  year: number
  days: number
  kind: ChangeKind
  reason: string
}

/**
 * Adjusts accounts that are open and locked, each change with its reason in the history. What the
 * accounts give is not known until the caller writes it (`updateEntitled`).
 */
export const adjustAccounts = (db: Db, changes: readonly AccountChange[], now: Date) =>
  sql`with given as (select * from ${rowsOf(changes, {
    traineeId: 'bigint',
    typeId: 'bigint',
    year: 'int',
    days: 'numeric',
    kind: 'text',
    reason: 'text',
  })} g),
    adjusted as (
      update leave_accounts a set adjusted = a.adjusted + s.days, entitled = null,
        updated_at = ${now}::timestamptz, version = a.version + 1
      from (select trainee_id, type_id, year, sum(days) as days from given group by 1, 2, 3) s
      where a.trainee_id = s.trainee_id and a.leave_type_id = s.type_id and a.year = s.year
      returning a.id, a.trainee_id, a.leave_type_id, a.year)
    insert into leave_account_changes (account_id, days, kind, reason, created_at)
    select a.id, g.days, g.kind, g.reason, ${now}::timestamptz
    from given g join adjusted a
      on a.trainee_id = g.trainee_id and a.leave_type_id = g.type_id and a.year = g.year`.execute(
    db,
  )
