import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** The place somebody holds (or did not come to), with arrival, agreement and enrolment as far as they have come; nothing for others. */
export const findArrival = (db: Db, registrationId: number) =>
  db
    .selectFrom('registrations as r')
    .leftJoin('placements as p', 'p.registration_id', 'r.id')
    .leftJoin('offer_pools as s', 's.id', 'p.pool_id')
    .leftJoin('offers as o', 'o.id', 's.offer_id')
    .leftJoin('trainees as t', 't.registration_id', 'r.id')
    // a trainee who was taken over from elsewhere has a major and a unit, and held no place here
    .innerJoin('majors as m', (on) => on.on(sql<boolean>`m.id = coalesce(o.major_id, t.major_id)`))
    .innerJoin('training_units as u', (on) => on.on(sql<boolean>`u.id = coalesce(o.training_unit_id, t.training_unit_id)`))
    .leftJoin('arrivals as a', 'a.registration_id', 'r.id')
    .leftJoin('agreements as g', 'g.registration_id', 'r.id')
    .select(['m.name as major', 'm.name_en as major_en', 'u.name as unit', 'u.name_en as unit_en'])
    .select(['a.arrive_at', 'a.place', 'a.note', 'a.arrived_on', 't.enrolled_on'])
    .select(['g.number', 'g.signed_on', 'g.starts_on', 'g.ends_on', 'g.file_key'])
    .where('r.id', '=', registrationId)
    .where((e) => e.or([e('p.freed_at', 'is', null), e('r.state', '=', 'noShow')]))
    .executeTakeFirst()
