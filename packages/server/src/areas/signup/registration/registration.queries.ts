import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import type { RegistrationScope } from '../signup.policy.ts'

// Found once for all rows: the offers of the bases somebody administers.
const offersOf = (
  userId: number,
) => sql`any(array(select o.id from offers o join majors m on m.id = o.major_id
  join base_administrators a on a.base_id = m.base_id where a.user_id = ${userId}))`

/** Whether an administrator's base is the base of the first choice. */
export const administersFirstBase = (
  userId: number,
) => sql<boolean>`exists (select 1 from registration_choices c
  where c.registration_id = registrations.id and c.rank = 1 and c.offer_id = ${offersOf(userId)})`

const administersAnyBase = (
  userId: number,
) => sql<boolean>`exists (select 1 from registration_choices c
  where c.registration_id = registrations.id and c.offer_id = ${offersOf(userId)})`

/** The account of the partner who signed this person up, while the office lets it. */
export const partnerUser = sql<
  number | null
>`(select p.user_id from partners p where p.id = registrations.partner_id and p.state = 'approved')`

/**
 * The scope as a condition: list, get, export and file access share it. Reviewers see nothing that
 * was not submitted.
 */
export function withinRegistrationScope(
  e: ExpressionBuilder<DB, 'registrations'>,
  scope: RegistrationScope,
): Expression<SqlBool> {
  if (scope.kind === 'own')
    return e.or([
      e('registrations.userId', '=', scope.userId),
      sql<boolean>`${partnerUser} = ${scope.userId}`,
    ])

  const submitted = e('registrations.submittedAt', 'is not', null)
  return scope.kind === 'all'
    ? submitted
    : e.and([submitted, administersAnyBase(scope.administeredBy)])
}

const wholeRegistration = (db: Db, userId: number) =>
  db
    .selectFrom('registrations')
    .innerJoin('intakes', 'intakes.id', 'registrations.intakeId')
    .leftJoin('schools', 'schools.id', 'registrations.schoolId')
    .leftJoin('trainees', 'trainees.registrationId', 'registrations.id')
    .selectAll('registrations')
    .select([
      'intakes.name as intakeName',
      'intakes.nameEn as intakeNameEn',
      'intakes.year as intakeYear',
      'intakes.state as intakeState',
      'intakes.signUpFrom',
      'intakes.signUpUntil',
      'intakes.editUntil',
      'intakes.reviewUntil',
      'intakes.confirmUntil',
      'intakes.isTwoStep',
      'intakes.exemptKinds',
      'intakes.traineeKinds',
      'schools.name as schoolName',
      'trainees.number as traineeNumber',
    ])
    .select([administersFirstBase(userId).as('administersBase'), partnerUser.as('partnerUserId')])

/** One registration in a scope with all its policy needs; `userId` is the reader. */
export const findRegistration = (db: Db, scope: RegistrationScope, id: number, userId: number) =>
  wholeRegistration(db, userId)
    .where('registrations.id', '=', id)
    .where((e) => withinRegistrationScope(e, scope))
    .executeTakeFirst()

/** The same, its row locked until the transaction ends. */
export const findRegistrationForUpdate = (
  db: Db,
  scope: RegistrationScope,
  id: number,
  userId: number,
) =>
  wholeRegistration(db, userId)
    .where('registrations.id', '=', id)
    .where((e) => withinRegistrationScope(e, scope))
    .forUpdate('registrations')
    .executeTakeFirst()

/**
 * Many of them, locked in a fixed order, so that concurrent bulk actions wait instead of
 * deadlocking.
 */
export const findRegistrationsForUpdate = (
  db: Db,
  scope: RegistrationScope,
  ids: readonly number[],
  userId: number,
) =>
  wholeRegistration(db, userId)
    .where('registrations.id', '=', anyId(ids))
    .where((e) => withinRegistrationScope(e, scope))
    .orderBy('registrations.id')
    .forUpdate('registrations')
    .execute()

export type WholeRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/**
 * The newest registration of one's own that was not withdrawn, its intake, and whether the person
 * is in training or holds a place already.
 */
export const findOwnRegistrationId = (db: Db, userId: number) =>
  db
    .selectFrom('registrations')
    .select(['id', 'intakeId', 'state'])
    .select(
      sql<boolean>`exists (select 1 from trainees t where t.user_id = registrations.user_id)`.as(
        'isTrainee',
      ),
    )
    .select(
      sql<boolean>`exists (select 1 from placements l
          join registrations h on h.id = l.registration_id
        where h.user_id = registrations.user_id and l.freed_at is null)`.as('isPlaced'),
    )
    .where('userId', '=', userId)
    .where('state', '!=', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** How far the newest registration of one's own is that was not withdrawn. */
export const findOwnProgress = (db: Db, userId: number) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .leftJoin('trainees as t', 't.registrationId', 'r.id')
    .select([
      'r.state',
      'r.traineeKind',
      'i.name as intake',
      'i.nameEn as intakeEn',
      'i.signUpUntil',
      'i.exemptKinds',
    ])
    .select('t.number as traineeNumber')
    .where('r.userId', '=', userId)
    .where('r.state', '!=', 'withdrawn')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findChoices = (db: Db, registrationId: number) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('offers as o', 'o.id', 'c.offerId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .select(['c.rank', 'c.offerId', 'o.majorId', 'o.trainingUnitId', 'm.kind as profession'])
    .select(['m.name as major', 'm.nameEn as majorEn', 'u.name as unit', 'u.nameEn as unitEn'])
    .where('c.registrationId', '=', registrationId)
    .orderBy('c.rank')
    .execute()

/**
 * Locks the intake of a registration against state changes until the transaction ends; call it
 * before locking the registration.
 */
export const holdIntakeOf = (db: Db, id: number) =>
  db
    .selectFrom('intakes')
    .select('id')
    .where('id', '=', (e) => e.selectFrom('registrations').select('intakeId').where('id', '=', id))
    .forShare()
    .execute()
