import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { insertPlacements } from '../../intakes/intakes.public.ts'

/**
 * Locks the registrations a run is about until the transaction ends: their states, choices and
 * scores are what they are.
 */
export const lockRegistrations = (
  db: Db,
  intakeId: number,
  states: readonly ColumnValue<'registrations', 'state'>[],
) =>
  db
    .selectFrom('registrations')
    .select('id')
    .where('intakeId', '=', intakeId)
    .where('state', 'in', [...states])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Gives everybody a run admits their seat; answers how many got one. */
export const placeAdmitted = (
  db: Db,
  runId: number,
  by: number,
  publishedAt: Date,
): Promise<number> =>
  insertPlacements(
    db,
    sql`select registration_id, pool_id, total from admission_outcomes where run_id = ${runId}
        and pool_id is not null`,
    { id: runId, by, at: publishedAt },
  )

/** Stores the waiting lists of a run, behind the entries that exist. */
export const saveWaitingLists = (db: Db, runId: number) =>
  sql`insert into waiting_places (pool_id, place, registration_id, run_id)
    select q.pool_id, q.place + coalesce(w.last, 0), q.registration_id, ${runId}
    from (
      select p.value::bigint as pool_id, (o.value ->> 'waitingPlace')::int as place,
        x.registration_id
      from admission_outcomes x, jsonb_array_elements(x.outcomes) o,
        jsonb_array_elements_text(o.value -> 'pools') p
      where x.run_id = ${runId} and x.pool_id is null and o.value ->> 'waitingPlace' is not null) q
    left join (select pool_id, max(place) as last from waiting_places
      group by pool_id) w on w.pool_id = q.pool_id
    on conflict (pool_id, registration_id) do nothing`.execute(db)

/**
 * The result of a run for each registration: the offer it is admitted to, whether it waits, its
 * present state.
 */
export const findVerdicts = (db: Db, runId: number) =>
  db
    .selectFrom('admissionOutcomes as x')
    .innerJoin('registrations as r', 'r.id', 'x.registrationId')
    .leftJoin('offerPools as p', 'p.id', 'x.poolId')
    .select(['x.registrationId as id', 'r.state', 'p.offerId'])
    .select(
      sql<boolean>`jsonb_path_exists(x.outcomes, '$[*].waitingPlace ? (@ != null)')`.as('waits'),
    )
    .where('x.runId', '=', runId)
    .orderBy('x.registrationId')
    .execute()

export const markPublished = (db: Db, runId: number, by: number, publishedAt: Date) =>
  db
    .updateTable('admissionRuns')
    .set({ publishedBy: by, publishedAt: publishedAt })
    .where('id', '=', runId)
    .execute()
