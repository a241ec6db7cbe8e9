import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** The intake that takes sign-ups at this instant; the newest where several do. */
export const findOpenIntake = (db: Db, now: Date) =>
  db
    .selectFrom('intakes')
    .selectAll()
    .where('state', '=', 'open')
    .where('sign_up_from', '<=', now)
    .where('sign_up_until', '>', now)
    .orderBy('sign_up_from', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Offers of an intake with the names people know. */
export const findOffersOf = (db: Db, intakeId: number) =>
  db
    .selectFrom('offers')
    .innerJoin('majors', 'majors.id', 'offers.major_id')
    .innerJoin('bases', 'bases.id', 'majors.base_id')
    .innerJoin('training_units', 'training_units.id', 'offers.training_unit_id')
    .select(['offers.id', 'majors.name as major', 'bases.name as base', 'training_units.name as unit'])
    .select(sql<number>`(select coalesce(sum(seats), 0)::int from offer_pools where offer_id = offers.id)`.as('quota'))
    .where('offers.intake_id', '=', intakeId)
    .orderBy('offers.place')
    .orderBy('offers.id')
    .execute()
