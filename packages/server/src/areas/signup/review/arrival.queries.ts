import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/**
 * The place somebody holds (or did not come to), with arrival, agreement and enrolment as far as
 * they have come; nothing for others.
 */
export const findArrival = (db: Db, registrationId: number) =>
  db
    .selectFrom('registrations as r')
    .leftJoin('placements as p', 'p.registrationId', 'r.id')
    .leftJoin('offerPools as s', 's.id', 'p.poolId')
    .leftJoin('offers as o', 'o.id', 's.offerId')
    .leftJoin('trainees as t', 't.registrationId', 'r.id')
    // a trainee who was taken over from elsewhere has a major and a unit, and held no place here
    .innerJoin('majors as m', (on) => on.on(sql<boolean>`m.id = coalesce(o.major_id, t.major_id)`))
    .innerJoin('trainingUnits as u', (on) =>
      on.on(sql<boolean>`u.id = coalesce(o.training_unit_id, t.training_unit_id)`),
    )
    .leftJoin('arrivals as a', 'a.registrationId', 'r.id')
    .leftJoin('agreements as g', 'g.registrationId', 'r.id')
    .select(['m.name as major', 'm.nameEn as majorEn', 'u.name as unit', 'u.nameEn as unitEn'])
    .select(['a.arriveAt', 'a.place', 'a.note', 'a.arrivedOn', 't.enrolledOn'])
    .select(['g.number', 'g.signedOn', 'g.startsOn', 'g.endsOn', 'g.fileKey'])
    .where('r.id', '=', registrationId)
    .where((e) => e.or([e('p.freedAt', 'is', null), e('r.state', '=', 'noShow')]))
    .executeTakeFirst()
