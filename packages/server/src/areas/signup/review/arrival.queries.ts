import type { Db } from '../../../platform/db/pool.ts'

/** The place somebody holds (or did not come to), with arrival, agreement and enrolment as far as they have come. */
export const findArrival = (db: Db, registrationId: number) =>
  db
    .selectFrom('placements as p')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .innerJoin('offer_pools as s', 's.id', 'p.pool_id')
    .innerJoin('offers as o', 'o.id', 's.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .leftJoin('arrivals as a', 'a.registration_id', 'r.id')
    .leftJoin('agreements as g', 'g.registration_id', 'r.id')
    .leftJoin('trainees as t', 't.registration_id', 'r.id')
    .select(['m.name as major', 'm.name_en as major_en', 'u.name as unit', 'u.name_en as unit_en'])
    .select(['a.arrive_at', 'a.place', 'a.note', 'a.arrived_on', 't.enrolled_on'])
    .select(['g.number', 'g.signed_on', 'g.starts_on', 'g.ends_on', 'g.file_key'])
    .where('p.registration_id', '=', registrationId)
    .where((e) => e.or([e('p.freed_at', 'is', null), e('r.state', '=', 'noShow')]))
    .executeTakeFirst()
