import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

export const findConsents = (db: Db, userId: number) =>
  db.selectFrom('consents').select(['kind', 'consent_version', 'given_at']).where('user_id', '=', userId).orderBy('given_at').execute()

/** All registrations of one person, the withdrawn ones too. */
export const findRegistrationsOf = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .leftJoin('schools as s', 's.id', 'r.school_id')
    .leftJoin('trainees as t', 't.registration_id', 'r.id')
    .selectAll('r')
    .select(['i.name as intake', 's.name as school_name', 't.number as trainee_number'])
    .where('r.user_id', '=', userId)
    .orderBy('r.id')
    .execute()
export type OwnRegistration = Awaited<ReturnType<typeof findRegistrationsOf>>[number]

export const findChoicesOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registration_choices as c')
    .innerJoin('offers as o', 'o.id', 'c.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .select(['c.registration_id', 'c.rank', 'm.name as major', 'u.name as unit'])
    .where('c.registration_id', '=', anyId(registrationIds))
    .orderBy('c.rank')
    .execute()

export const findHistoryOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('flow_history')
    .select(['record_id', 'action', 'from_state', 'to_state', 'reason', 'at', 'user_id', 'undoes'])
    .where('flow', '=', 'registration')
    .where('record_id', '=', anyId(registrationIds))
    .orderBy('id')
    .execute()
