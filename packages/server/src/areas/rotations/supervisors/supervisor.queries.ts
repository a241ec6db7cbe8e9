import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, idArray } from '../../../platform/db/patterns.ts'
import type { SupervisedStay } from './supervisor.rules.ts'

/**
 * Lets assignments of these supervisors follow one another: the lock the database's own check
 * takes, in one order.
 */
export const lockSupervisors = (db: Db, ids: readonly number[]) =>
  sql`select pg_advisory_xact_lock(hashtext('rotation_supervisor'), (id % 2147483647)::integer)
    from (select distinct id from unnest(${idArray(ids)}) id order by id) as supervisors`.execute(
    db,
  )

/** Stays that count for these supervisors between two days. */
export async function findSupervisedStays(
  db: Db,
  supervisorIds: readonly number[],
  from: string,
  until: string,
): Promise<SupervisedStay[]> {
  const rows = await db
    .selectFrom('rotationBlocks')
    .select(['id', 'supervisorId', 'startsOn', 'endsOn'])
    .where('supervisorId', '=', anyId(supervisorIds))
    .where('state', 'not in', ['passed', 'failed'])
    .where('startsOn', '<=', until)
    .where('endsOn', '>=', from)
    .execute()

  return rows.map((row) => ({
    id: row.id,
    supervisorId: row.supervisorId!,
    from: row.startsOn,
    until: row.endsOn,
  }))
}
