import type { RegistrationFilters } from '@residency/contract/areas/signup/registration.contract'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { RegistrationScope } from './signup.policy.ts'

const firstChoiceBaseOf = (userId: number) => sql<boolean>`exists (
  select 1 from registration_choices c join offers o on o.id = c.offer_id join majors m on m.id = o.major_id
  join base_administrators a on a.base_id = m.base_id
  where c.registration_id = registrations.id and c.rank = 1 and a.user_id = ${userId})`

const partnerUser = sql<number | null>`(select p.user_id from partners p where p.id = registrations.partner_id)`
const anyChoiceBaseOf = (userId: number) => sql<boolean>`exists (
  select 1 from registration_choices c join offers o on o.id = c.offer_id join majors m on m.id = o.major_id
  join base_administrators a on a.base_id = m.base_id
  where c.registration_id = registrations.id and a.user_id = ${userId})`

/** The scope as a condition: list, get, export and file access share it. Reviewers see nothing that was not submitted. */
export function withinRegistrationScope(e: ExpressionBuilder<DB, 'registrations'>, scope: RegistrationScope): Expression<SqlBool> {
  if (scope.kind === 'own') return e.or([e('registrations.user_id', '=', scope.userId), sql<boolean>`${partnerUser} = ${scope.userId}`])
  const submitted = e('registrations.submitted_at', 'is not', null)
  return scope.kind === 'all' ? submitted : e.and([submitted, anyChoiceBaseOf(scope.administeredBy)])
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
    .select([firstChoiceBaseOf(userId).as('administers_base'), partnerUser.as('partner_user_id')])

/** One sign-up in a scope with all its policy needs; `userId` is the reader. */
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
/** Many of them, their rows locked in one order so that two who move the same ones wait instead of blocking each other. */
export const findRegistrationsForUpdate = (db: Db, scope: RegistrationScope, ids: readonly number[], userId: number) =>
  wholeRegistration(db, userId)
    .where('registrations.id', '=', sql<number>`any(${sql.val([...ids])}::bigint[])`)
    .where((e) => withinRegistrationScope(e, scope))
    .orderBy('registrations.id')
    .forUpdate('registrations')
    .execute()
export type WholeRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** The newest sign-up of one's own that was not withdrawn, its intake, and whether the person is in training already. */
export const findOwnRegistrationId = (db: Db, userId: number) =>
  db
    .selectFrom('registrations')
    .select(['id', 'intake_id'])
    .select(sql<boolean>`exists (select 1 from trainees t where t.user_id = registrations.user_id)`.as('is_trainee'))
    .where('user_id', '=', userId)
    .where('state', '!=', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findChoices = (db: Db, registrationId: number) =>
  db
    .selectFrom('registration_choices as c')
    .innerJoin('offers as o', 'o.id', 'c.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('training_units as u', 'u.id', 'o.training_unit_id')
    .select(['c.rank', 'c.offer_id', 'o.major_id', 'o.training_unit_id', 'm.name as major', 'm.kind as profession', 'u.name as unit'])
    .where('c.registration_id', '=', registrationId)
    .orderBy('c.rank')
    .execute()

export const findHistory = (db: Db, registrationId: number) =>
  db
    .selectFrom('flow_history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.action', 'h.from_state', 'h.to_state', 'h.reason', 'h.at', 'u.nickname'])
    .where('h.flow', '=', 'registration')
    .where('h.record_id', '=', registrationId)
    .orderBy('h.id')
    .execute()

/** One page of visible sign-ups, the latest submitted first. */
export async function findRegistrationPage(
  db: Db,
  scope: RegistrationScope,
  filters: RegistrationFilters,
  userId: number,
  fields: FieldCrypto,
) {
  let match = db.selectFrom('registrations').where((e) => withinRegistrationScope(e, scope))
  if (filters.state) match = match.where('registrations.state', '=', filters.state)
  if (filters.intakeId) match = match.where('registrations.intake_id', '=', filters.intakeId)
  const words = filters.keywords
  if (words) {
    const hashes = [...fields.hashesOf('mobile', words), ...fields.hashesOf('idCard', words.toUpperCase())]
    match = match.where((e) =>
      e.or([
        e('registrations.real_name', 'like', `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`),
        e('registrations.mobile_hash', 'in', hashes),
        e('registrations.id_card_hash', 'in', hashes),
      ]),
    )
  }
  const [rows, { total }] = await Promise.all([
    match
      .innerJoin('intakes', 'intakes.id', 'registrations.intake_id')
      .leftJoin('schools', 'schools.id', 'registrations.school_id')
      .select([
        'registrations.id',
        'registrations.user_id',
        'registrations.state',
        'registrations.real_name',
        'registrations.gender',
        'registrations.trainee_kind',
        'registrations.mobile_sealed',
        'registrations.submitted_at',
        'registrations.school_other',
        'intakes.name as intake_name',
        'intakes.state as intake_state',
        'intakes.sign_up_from',
        'intakes.sign_up_until',
        'intakes.edit_until',
        'intakes.review_until',
        'intakes.confirm_until',
        'intakes.is_two_step',
        'intakes.exempt_kinds',
        'schools.name as school_name',
      ])
      .select([firstChoiceBaseOf(userId).as('administers_base'), partnerUser.as('partner_user_id')])
      .select(
        sql<
          string | null
        >`(select m.name || ' · ' || u.name from registration_choices c join offers o on o.id = c.offer_id join majors m on m.id = o.major_id
          join training_units u on u.id = o.training_unit_id where c.registration_id = registrations.id and c.rank = 1)`.as('first_choice'),
      )
      .orderBy('registrations.submitted_at', 'desc')
      .orderBy('registrations.id', 'desc')
      .limit(filters.pageSize)
      .offset((filters.pageNum - 1) * filters.pageSize)
      .execute(),
    match.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
