import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** Places nobody confirmed in time, of one intake or of all. */
export const findOverdue = (db: Db, intakeId: number | null, now: Date, limit: number) => {
  const overdue = db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .select('r.id')
    // a constant, so that the index of those who are to confirm serves it
    .where('r.state', '=', sql.lit('admitted'))
    .where('i.confirmUntil', '<=', now)

  return (intakeId === null ? overdue : overdue.where('r.intakeId', '=', intakeId))
    .orderBy('r.id')
    .limit(limit)
    .execute()
}
