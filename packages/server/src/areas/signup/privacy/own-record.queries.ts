import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

export const findConsents = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['kind', 'consentVersion', 'givenAt'])
    .where('userId', '=', userId)
    .orderBy('givenAt')
    .execute()

/** All registrations of one person, the withdrawn ones too. */
export const findRegistrationsOf = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .leftJoin('schools as s', 's.id', 'r.schoolId')
    .leftJoin('trainees as t', 't.registrationId', 'r.id')
    .selectAll('r')
    .select(['i.name as intake', 's.name as schoolName', 't.number as traineeNumber'])
    .where('r.userId', '=', userId)
    .orderBy('r.id')
    .execute()

export type OwnRegistration = Awaited<ReturnType<typeof findRegistrationsOf>>[number]

export const findChoicesOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('offers as o', 'o.id', 'c.offerId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .select(['c.registrationId', 'c.rank', 'm.name as major', 'u.name as unit'])
    .where('c.registrationId', '=', anyId(registrationIds))
    .orderBy('c.rank')
    .execute()

export const findHistoryOf = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('flowHistory')
    .select(['recordId', 'action', 'fromState', 'toState', 'reason', 'at', 'userId', 'undoes'])
    .where('flow', '=', 'registration')
    .where('recordId', '=', anyId(registrationIds))
    .orderBy('id')
    .execute()
