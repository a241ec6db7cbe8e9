import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** What a run of the admission gives somebody: rows of registration_id, pool_id and total. */
type AdmittedRows = RawBuilder<{ registrationId: number; poolId: number; total: number | null }>

/**
 * Gives everybody of a run their seat; one who holds a seat already keeps it. Answers how many got
 * one.
 */
export async function insertPlacements(
  db: Db,
  admitted: AdmittedRows,
  run: { id: number; by: number; at: Date },
): Promise<number> {
  const placed =
    await sql`insert into placements (registration_id, pool_id, origin, total, run_id, placed_by,
        placed_at)
    select registration_id, pool_id, 'run', total, ${run.id}::bigint, ${run.by}::bigint,
      ${run.at}::timestamptz from (${admitted}) admitted
    on conflict (registration_id) do update
      set pool_id = excluded.pool_id, origin = 'run', total = excluded.total,
        run_id = excluded.run_id,
      placed_by = excluded.placed_by, placed_at = excluded.placed_at, freed_at = null
        where placements.freed_at is not null`.execute(db)

  return Number(placed.numAffectedRows)
}
