import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/**
 * Who of the waiting lists of an intake could be called now: how many for each pool, and who is the
 * next.
 */
const queuesOf = (intakeId: number) =>
  sql<{
    poolId: number
    waiting: number
    next: string
  }>`(select w.pool_id, count(*)::int as waiting,
    (array_agg(r.real_name order by w.place))[1] as next
    from waiting_places w join registrations r on r.id = w.registration_id
    where r.intake_id = ${intakeId} and r.state = 'waitlisted' group by w.pool_id)`.as<'q'>('q')

const seatsOf = (intakeId: number) =>
  sql<{ poolId: number; held: number; confirmed: number }>`(select l.pool_id, count(*)::int as held,
    count(*) filter (where r.state <> 'admitted')::int as confirmed
    from placements l join registrations r on r.id = l.registration_id
    where r.intake_id = ${intakeId} and l.freed_at is null group by l.pool_id)`.as<'h'>('h')

/** Pools of an intake in their present state. */
export const findLivePools = (db: Db, intakeId: number) =>
  db
    .selectFrom('offerPools as p')
    .innerJoin('offers as o', 'o.id', 'p.offerId')
    .leftJoin(seatsOf(intakeId), 'h.poolId', 'p.id')
    .leftJoin(queuesOf(intakeId), 'q.poolId', 'p.id')
    .select(['p.id', 'p.offerId', 'p.traineeKind', 'p.seats', 'q.next'])
    .select(sql<number>`coalesce(h.held, 0)`.as('held'))
    .select(sql<number>`coalesce(h.confirmed, 0)`.as('confirmed'))
    .select(sql<number>`coalesce(q.waiting, 0)`.as('waiting'))
    .where('o.intakeId', '=', intakeId)
    .orderBy('o.place')
    .orderBy('p.id')
    .execute()

/** How many free seats of each published intake have a waiting list. */
export const countSeatsToFill = async (db: Db) =>
  (
    await sql<{ id: number; name: string; nameEn: string | null; count: number }>`
      select i.id, i.name, i.name_en, sum(least(p.seats - h.held, q.waiting))::int as count
      from intakes i join offers o on o.intake_id = i.id join offer_pools p on p.offer_id = o.id,
        lateral (select count(*) as held from placements l where l.pool_id = p.id
          and l.freed_at is null) h,
        lateral (select count(*) as waiting from waiting_places w
          join registrations r on r.id = w.registration_id
          where w.pool_id = p.id and r.state = 'waitlisted') q
      where i.state = 'published' and p.seats > h.held group by i.id
      order by i.year, i.serial`.execute(db)
  ).rows

/** The intake and offer a pool belongs to. */
export const findPoolHome = (db: Db, poolId: number) =>
  db
    .selectFrom('offerPools as p')
    .innerJoin('offers as o', 'o.id', 'p.offerId')
    .select(['p.id', 'p.offerId', 'o.intakeId'])
    .where('p.id', '=', poolId)
    .executeTakeFirst()

/** The total of a person for the pool they wait for, from the run that put them on its list. */
const totalThere = sql<number | null>`(select (e.value ->> 'total')::int
  from admission_outcomes x, jsonb_array_elements(x.outcomes) e
  where x.run_id = w.run_id and x.registration_id = w.registration_id
    and e.value -> 'pools' @> to_jsonb(w.pool_id) limit 1)`

const places = (db: Db, poolId: number) =>
  db
    .selectFrom('waitingPlaces as w')
    .innerJoin('registrations as r', 'r.id', 'w.registrationId')
    .select(['w.place', 'r.id', 'r.realName', 'r.state', totalThere.as('total')])
    .where('w.poolId', '=', poolId)
    .orderBy('w.place')

/** The waiting list of a pool, in the order of calling. */
export const findWaitingList = (db: Db, poolId: number) => places(db, poolId).execute()

/** The next of it who can still be called, those left out who were tried. */
export const findNextWaiting = (db: Db, poolId: number, tried: readonly number[], limit: number) =>
  places(db, poolId)
    .where('r.state', '=', 'waitlisted')
    .where(sql<boolean>`not (r.id = ${anyId(tried)})`)
    .limit(limit)
    .execute()
