import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** Pools with their seats, locked in one order, so that seats are assigned one after another. */
export const findPoolsForUpdate = (db: Db, poolIds: readonly number[]) =>
  db
    .selectFrom('offerPools')
    .selectAll()
    .where('id', '=', anyId(poolIds))
    .orderBy('id')
    .forUpdate()
    .execute()

/** How many seats of each pool are held. */
export const countReservedSeats = (db: Db, poolIds: readonly number[]) =>
  db
    .selectFrom('placements')
    .select(['poolId', (e) => e.fn.countAll<number>().as('held')])
    .where('poolId', '=', anyId(poolIds))
    .where('freedAt', 'is', null)
    .groupBy('poolId')
    .execute()

/** Pools of published intakes with free seats that somebody waits for. */
export const findSeatsToFill = async (db: Db, poolIds: readonly number[]) =>
  (
    await sql<{
      intakeId: number
      intake: string
      intakeEn: string | null
      offer: string
      offerEn: string
      free: number
      waiting: number
    }>`
      select i.id as intake_id, i.name as intake, i.name_en as intake_en,
        m.name || ' · ' || u.name as offer,
        coalesce(m.name_en, m.name) || ' · ' || coalesce(u.name_en, u.name) as offer_en,
        (p.seats - h.held)::int as free, q.waiting::int as waiting
      from offer_pools p join offers o on o.id = p.offer_id join intakes i on i.id = o.intake_id
        join majors m on m.id = o.major_id join training_units u on u.id = o.training_unit_id,
        lateral (select count(*) as held from placements l where l.pool_id = p.id
          and l.freed_at is null) h,
        lateral (select count(*) as waiting from waiting_places w
          join registrations r on r.id = w.registration_id
          where w.pool_id = p.id and r.state = 'waitlisted') q
      where p.id = ${anyId(poolIds)} and i.state = 'published' and p.seats > h.held
        and q.waiting > 0 order by p.id`.execute(db)
  ).rows
