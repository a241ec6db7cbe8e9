import { sql } from 'kysely'
import { anyText } from '../../../platform/db/patterns.ts'
import type { ColumnValue, Db } from '../../../platform/db/pool.ts'

type State = ColumnValue<'registrations', 'state'>

/** Registrations of an intake in these states, with their kind. */
export const findRegistrations = (db: Db, intakeId: number, states: readonly State[]) =>
  db
    .selectFrom('registrations')
    .select(['id', 'state', 'trainee_kind', 'accepts_adjustment'])
    .where('intake_id', '=', intakeId)
    .where('state', '=', anyText(states))
    .orderBy('id')
    .execute()

/** Their choices, each applicant's in its order. */
export const findChoicesOfRegistrations = (db: Db, intakeId: number, states: readonly State[]) =>
  db
    .selectFrom('registration_choices as c')
    .innerJoin('registrations as r', 'r.id', 'c.registration_id')
    .select(['c.registration_id', 'c.rank', 'c.offer_id', 'c.is_eligible'])
    .where('r.intake_id', '=', intakeId)
    .where('r.state', '=', anyText(states))
    .orderBy('c.registration_id')
    .orderBy('c.rank')
    .execute()

/** Their scores that a second person has checked; what nobody checked does not count. */
export const findCheckedScores = (db: Db, intakeId: number, states: readonly State[]) =>
  db
    .selectFrom('exam_scores as s')
    .innerJoin('registrations as r', 'r.id', 's.registration_id')
    .select(['s.registration_id', 's.offer_id', 's.component', 's.points'])
    .where('r.intake_id', '=', intakeId)
    .where('r.state', '=', anyText(states))
    .where('s.checked_at', 'is not', null)
    .execute()

/** Pools of an intake with what is held of them, and whether anybody on their waiting list could still be called. */
export const findPoolsOfIntake = (db: Db, intakeId: number) =>
  db
    .selectFrom('offer_pools as p')
    .innerJoin('offers as o', 'o.id', 'p.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .select(['p.id', 'p.offer_id', 'p.trainee_kind', 'p.seats', 'm.base_id', 'm.kind as profession', 'o.place'])
    .select(sql<number>`(select count(*)::int from placements l where l.pool_id = p.id and l.freed_at is null)`.as('held'))
    .select(
      sql<boolean>`exists (select 1 from waiting_places w join registrations r on r.id = w.registration_id
        where w.pool_id = p.id and r.state = 'waitlisted')`.as('is_waited_for'),
    )
    .where('o.intake_id', '=', intakeId)
    .orderBy('o.place')
    .orderBy('p.id')
    .execute()
