import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

const waitsFor = sql`from waiting_places w join registrations r on r.id = w.registration_id where w.pool_id = p.id and r.state = 'waitlisted'`

/** Pools of an intake as they stand now. */
export const findLivePools = (db: Db, intakeId: number) =>
  db
    .selectFrom('offer_pools as p')
    .innerJoin('offers as o', 'o.id', 'p.offer_id')
    .select(['p.id', 'p.offer_id', 'p.trainee_kind', 'p.seats'])
    .select(sql<number>`(select count(*)::int from placements l where l.pool_id = p.id and l.freed_at is null)`.as('held'))
    .select(
      sql<number>`(select count(*)::int from placements l join registrations r on r.id = l.registration_id
        where l.pool_id = p.id and l.freed_at is null and r.state <> 'admitted')`.as('confirmed'),
    )
    .select(sql<number>`(select count(*)::int ${waitsFor})`.as('waiting'))
    .select(sql<string | null>`(select r.real_name ${waitsFor} order by w.place limit 1)`.as('next'))
    .where('o.intake_id', '=', intakeId)
    .orderBy('o.place')
    .orderBy('p.id')
    .execute()

/** The intake and offer a pool belongs to. */
export const findPoolHome = (db: Db, poolId: number) =>
  db
    .selectFrom('offer_pools as p')
    .innerJoin('offers as o', 'o.id', 'p.offer_id')
    .select(['p.id', 'p.offer_id', 'o.intake_id'])
    .where('p.id', '=', poolId)
    .executeTakeFirst()

/** What somebody scored for the pool they wait for, as the run that put them there knows it. */
const totalThere = sql<number | null>`(select (e.value ->> 'total')::int
  from admission_outcomes x, jsonb_array_elements(x.outcomes) e
  where x.run_id = w.run_id and x.registration_id = w.registration_id and e.value -> 'pools' @> to_jsonb(w.pool_id) limit 1)`

const places = (db: Db, poolId: number) =>
  db
    .selectFrom('waiting_places as w')
    .innerJoin('registrations as r', 'r.id', 'w.registration_id')
    .select(['w.place', 'r.id', 'r.real_name', 'r.state', totalThere.as('total')])
    .where('w.pool_id', '=', poolId)
    .orderBy('w.place')

/** The waiting list of a pool, in the order of calling. */
export const findWaitingList = (db: Db, poolId: number) => places(db, poolId).execute()
/** The next of it who can still be called, those left out who were tried. */
export const findNextWaiting = (db: Db, poolId: number, tried: readonly number[], limit: number) =>
  places(db, poolId)
    .where('r.state', '=', 'waitlisted')
    .where(sql<boolean>`not (r.id = any(${sql.val([...tried])}::bigint[]))`)
    .limit(limit)
    .execute()
