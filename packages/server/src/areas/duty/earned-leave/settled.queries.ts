import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** Notes that the leave of these shifts is booked, and what they earn if they are worked. */
export const markSettled = (db: Db, shifts: readonly { id: number; earns: number }[]) =>
  sql`update duty_shifts s set is_settled = true, earns = n.earns
    from ${rowsOf(
      shifts.map(({ id, earns }) => ({ id, earns })),
      { id: 'bigint', earns: 'numeric' },
    )} n where s.id = n.id`.execute(db)
