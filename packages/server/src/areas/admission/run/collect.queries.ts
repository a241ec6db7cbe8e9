import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'

type State = ColumnValue<'registrations', 'state'>

/** Registrations of an intake in these states, with their kind. */
export const findRegistrations = (db: Db, intakeId: number, states: readonly State[]) =>
  db
    .selectFrom('registrations')
    .select(['id', 'state', 'traineeKind', 'acceptsAdjustment'])
    .where('intakeId', '=', intakeId)
    .where('state', 'in', [...states])
    .orderBy('id')
    .execute()

/** Their choices, each applicant's in its order. */
export const findChoicesOfRegistrations = (db: Db, intakeId: number, states: readonly State[]) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('registrations as r', 'r.id', 'c.registrationId')
    .select(['c.registrationId', 'c.rank', 'c.offerId', 'c.isEligible'])
    .where('r.intakeId', '=', intakeId)
    .where('r.state', 'in', [...states])
    .orderBy('c.registrationId')
    .orderBy('c.rank')
    .execute()

/** Their scores that a second person has checked; what nobody checked does not count. */
export const findCheckedScores = (db: Db, intakeId: number, states: readonly State[]) =>
  db
    .selectFrom('examScores as s')
    .innerJoin('registrations as r', 'r.id', 's.registrationId')
    .select(['s.registrationId', 's.offerId', 's.component', 's.points'])
    .where('r.intakeId', '=', intakeId)
    .where('r.state', 'in', [...states])
    .where('s.checkedAt', 'is not', null)
    .execute()

/**
 * Pools of an intake with their taken seats, and whether anybody on their waiting list could still
 * be called.
 */
export const findPoolsOfIntake = (db: Db, intakeId: number) =>
  db
    .selectFrom('offerPools as p')
    .innerJoin('offers as o', 'o.id', 'p.offerId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .select([
      'p.id',
      'p.offerId',
      'p.traineeKind',
      'p.seats',
      'm.baseId',
      'm.kind as profession',
      'o.place',
    ])
    .select(
      sql<number>`(select count(*)::int from placements l where l.pool_id = p.id
          and l.freed_at is null)`.as('held'),
    )
    .select(
      sql<boolean>`exists (select 1 from waiting_places w
          join registrations r on r.id = w.registration_id
        where w.pool_id = p.id and r.state = 'waitlisted')`.as('isWaitedFor'),
    )
    .where('o.intakeId', '=', intakeId)
    .orderBy('o.place')
    .orderBy('p.id')
    .execute()
