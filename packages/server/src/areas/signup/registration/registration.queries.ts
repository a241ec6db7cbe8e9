import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import type { RegistrationScope } from '../signup.policy.ts'

// Found once for all rows: the offers of the bases somebody administers.
const offersOf = (userId: number) => sql`any(array(select o.id from offers o join majors m on m.id = o.major_id
  join base_administrators a on a.base_id = m.base_id where a.user_id = ${userId}))`
/** Whether an administrator's base is the base of the first choice. */
export const administersFirstBase = (userId: number) => sql<boolean>`exists (select 1 from registration_choices c
  where c.registration_id = registrations.id and c.rank = 1 and c.offer_id = ${offersOf(userId)})`
const administersAnyBase = (userId: number) => sql<boolean>`exists (select 1 from registration_choices c
  where c.registration_id = registrations.id and c.offer_id = ${offersOf(userId)})`
/** The account of the partner who signed this person up, while the office lets it. */
export const partnerUser = sql<
  number | null
>`(select p.user_id from partners p where p.id = registrations.partner_id and p.state = 'approved')`

/** The scope as a condition: list, get, export and file access share it. Reviewers see nothing that was not submitted. */
export function withinRegistrationScope(e: ExpressionBuilder<DB, 'registrations'>, scope: RegistrationScope): Expression<SqlBool> {
  if (scope.kind === 'own') return e.or([e('registrations.user_id', '=', scope.userId), sql<boolean>`${partnerUser} = ${scope.userId}`])
  const submitted = e('registrations.submitted_at', 'is not', null)
  return scope.kind === 'all' ? submitted : e.and([submitted, administersAnyBase(scope.administeredBy)])
}

const wholeRegistration = (db: Db, userId: number) =>
  db
    .selectFrom('registrations')
    .innerJoin('intakes', 'intakes.id', 'registrations.intake_id')
    .leftJoin('schools', 'schools.id', 'registrations.school_id')
    .leftJoin('trainees', 'trainees.registration_id', 'registrations.id')
    .selectAll('registrations')
    .select([
      'intakes.name as intake_name',
      'intakes.name_en as intake_name_en',
      'intakes.year as intake_year',
      'intakes.state as intake_state',
      'intakes.sign_up_from',
      'intakes.sign_up_until',
      'intakes.edit_until',
      'intakes.review_until',
      'intakes.confirm_until',
      'intakes.is_two_step',
      'intakes.exempt_kinds',
      'intakes.trainee_kinds',
      'schools.name as school_name',
      'trainees.number as trainee_number',
    ])
    .select([administersFirstBase(userId).as('administers_base'), partnerUser.as('partner_user_id')])

/** One registration in a scope with all its policy needs; `userId` is the reader. */
export const findRegistration = (db: Db, scope: RegistrationScope, id: number, userId: number) =>
  wholeRegistration(db, userId)
    .where('registrations.id', '=', id)
    .where((e) => withinRegistrationScope(e, scope))
    .executeTakeFirst()
/** The same, its row locked until the transaction ends. */
export const findRegistrationForUpdate = (db: Db, scope: RegistrationScope, id: number, userId: number) =>
  wholeRegistration(db, userId)
    .where('registrations.id', '=', id)
    .where((e) => withinRegistrationScope(e, scope))
    .forUpdate('registrations')
    .executeTakeFirst()
/** Many of them, locked in a fixed order, so that concurrent bulk actions wait instead of deadlocking. */
export const findRegistrationsForUpdate = (db: Db, scope: RegistrationScope, ids: readonly number[], userId: number) =>
  wholeRegistration(db, userId)
    .where('registrations.id', '=', anyId(ids))
    .where((e) => withinRegistrationScope(e, scope))
    .orderBy('registrations.id')
    .forUpdate('registrations')
    .execute()
export type WholeRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** The newest registration of one's own that was not withdrawn, its intake, and whether the person is in training or holds a place already. */
export const findOwnRegistrationId = (db: Db, userId: number) =>
  db
    .selectFrom('registrations')
    .select(['id', 'intake_id'])
    .select(sql<boolean>`exists (select 1 from trainees t where t.user_id = registrations.user_id)`.as('is_trainee'))
    .select(
      sql<boolean>`exists (select 1 from placements l join registrations h on h.id = l.registration_id
        where h.user_id = registrations.user_id and l.freed_at is null)`.as('is_placed'),
    )
    .where('user_id', '=', userId)
    .where('state', '!=', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How far the newest registration of one's own is that was not withdrawn. */
export const findOwnProgress = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intake_id')
    .leftJoin('trainees as t', 't.registration_id', 'r.id')
    .select(['r.state', 'r.trainee_kind', 'i.name as intake', 'i.name_en as intake_en', 'i.sign_up_until', 'i.exempt_kinds'])
    .select('t.number as trainee_number')
    .where('r.user_id', '=', userId)
    .where('r.state', '!=', 'withdrawn')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findChoices = (db: Db, registrationId: number) =>
  db
    .selectFrom('registration_choices as c')
    .innerJoin('offers as o', 'o.id', 'c.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .select(['c.rank', 'c.offer_id', 'o.major_id', 'o.training_unit_id', 'm.kind as profession'])
    .select(['m.name as major', 'm.name_en as major_en', 'u.name as unit', 'u.name_en as unit_en'])
    .where('c.registration_id', '=', registrationId)
    .orderBy('c.rank')
    .execute()

/** Locks the intake of a registration against state changes until the transaction ends; call it before locking the registration. */
export const holdIntakeOf = (db: Db, id: number) =>
  db
    .selectFrom('intakes')
    .select('id')
    .where('id', '=', (e) => e.selectFrom('registrations').select('intake_id').where('id', '=', id))
    .forShare()
    .execute()
