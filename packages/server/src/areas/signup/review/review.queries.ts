import type { RegistrationConditions } from '@residency/contract/areas/signup/review/review.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { startOfDayInChina } from '../../../platform/clock.ts'
import { type FieldCrypto, hashesOfNumber } from '../../../platform/crypto/fields.ts'
import { type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { administersFirstBase, partnerUser, withinRegistrationScope } from '../registration/registration.queries.ts'
import type { RegistrationScope, StepsOf } from '../signup.policy.ts'

type Condition = RawBuilder<SqlBool>
const DAY_MS = 86_400_000

/** Who asks, and when: what the scope and 'waits for me' are counted from. */
export type ReviewReader = { scope: RegistrationScope; steps: StepsOf; now: Date }

/** That the reader may decide about it now: the policy's `relationsTo` for the steps of a review, as a question to many rows. */
function waitsFor({ steps, now }: ReviewReader): Condition {
  const isOpen = sql<SqlBool>`registrations.intake_id = any(array(select i.id from intakes i where i.review_until > ${now}))`
  const first = administersFirstBase(steps.userId)
  const bases = steps.isRoot
    ? sql<SqlBool>`true`
    : sql<SqlBool>`case when ${isOpen} then ${first} else ${sql.lit(steps.isOffice)}::boolean end`
  const own = sql<SqlBool>`registrations.user_id = ${steps.userId}`
  return sql<SqlBool>`registrations.state in ('submitted', 'basePassed') and not ${own} and (
    (registrations.state = 'submitted' and ${sql.lit(steps.mayReview)}::boolean and ${bases})
    or (registrations.state = 'basePassed' and ${sql.lit(steps.mayAdmit && steps.isOffice)}::boolean))`
}

const withChoice = (of: Condition) =>
  sql<SqlBool>`exists (select 1 from registration_choices c where c.registration_id = registrations.id and ${of})`
/** Schools by a part of their name: the one of the basic section, or of any level of education. */
const fromSchool = (words: string) => {
  const schools = sql`(select id from schools where fold_search(name) like ${words})`
  return sql<SqlBool>`(registrations.school_id in ${schools} or fold_search(registrations.school_other) like ${words} or exists (
    select 1 from registration_educations e where e.registration_id = registrations.id
      and (e.school_id in ${schools} or fold_search(e.school_other) like ${words})))`
}

const ofLevel = (level: string) =>
  sql<SqlBool>`(select e.level from registration_educations e where e.registration_id = registrations.id
    order by array_position(array['junior', 'undergraduate', 'master', 'doctor'], e.level) desc limit 1) = ${level}`
const isSeated = sql<SqlBool>`exists (select 1 from exam_seats s where s.registration_id = registrations.id)`

/** Sign-ups in the reader's scope that match. */
export function matching(db: Db, reader: ReviewReader, conditions: Partial<RegistrationConditions>, fields: FieldCrypto) {
  const { keywords, intakeId, state, traineeKind, baseId, offerId, school, submittedFrom, submittedTo, waiting, level, seated } = conditions
  const parts: Condition[] = []
  if (intakeId) parts.push(sql`registrations.intake_id = ${intakeId}`)
  if (state) parts.push(sql`registrations.state = ${state}`)
  if (traineeKind) parts.push(sql`registrations.trainee_kind = ${traineeKind}`)
  if (offerId) parts.push(withChoice(sql`c.offer_id = ${offerId}`))
  if (baseId)
    parts.push(
      withChoice(sql`c.offer_id = any(array(select o.id from offers o join majors m on m.id = o.major_id where m.base_id = ${baseId}))`),
    )
  if (school) parts.push(fromSchool(containing(school)))
  if (submittedFrom) parts.push(sql`registrations.submitted_at >= ${startOfDayInChina(submittedFrom)}`)
  if (submittedTo) parts.push(sql`registrations.submitted_at < ${new Date(startOfDayInChina(submittedTo).getTime() + DAY_MS)}`)
  if (level) parts.push(ofLevel(level))
  if (seated) parts.push(isSeated)
  if (waiting) parts.push(waitsFor(reader))
  if (keywords) {
    const hashes = hashesOfNumber(fields, keywords)
    parts.push(sql`(registrations.name_search like ${containing(keywords)} or registrations.mobile_hash = any(${hashes})
      or registrations.id_card_hash = any(${hashes}))`)
  }
  let match = db.selectFrom('registrations').where((e) => withinRegistrationScope(e, reader.scope))
  for (const part of parts) match = match.where(part)
  return match
}
export type Matching = ReturnType<typeof matching>

/** What waits, the longest waiting first. */
export const waitingFirst = (match: Matching, limit: number) =>
  match.select('registrations.id').orderBy('registrations.submitted_at').orderBy('registrations.id').limit(limit)
export const findWaitingIds = async (match: Matching, limit: number) => (await waitingFirst(match, limit).execute()).map((row) => row.id)

/** A page of those that match, the latest submitted first unless the order is turned. */
export const reviewPage = (match: Matching, userId: number, page: Page & { sort?: string | undefined }) => {
  const order = page.sort === 'submittedAt' ? 'asc' : 'desc'
  return pageOf(
    match
      .innerJoin('intakes', 'intakes.id', 'registrations.intake_id')
      .leftJoin('schools', 'schools.id', 'registrations.school_id')
      .selectAll('registrations')
      .select(['intakes.name as intake_name', 'intakes.name_en as intake_name_en', 'intakes.state as intake_state'])
      .select(['intakes.sign_up_from', 'intakes.sign_up_until', 'intakes.edit_until', 'intakes.review_until', 'intakes.confirm_until'])
      .select(['intakes.is_two_step', 'intakes.exempt_kinds', 'schools.name as school_name'])
      .select([administersFirstBase(userId).as('administers_base'), partnerUser.as('partner_user_id')])
      .orderBy('registrations.submitted_at', order)
      .orderBy('registrations.id', order),
    page,
  )
}
export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewPage>['execute']>>[number]

/** The choices of many sign-ups with their names, the first choice first. */
export const findReviewedChoices = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registration_choices as c')
    .innerJoin('offers as o', 'o.id', 'c.offer_id')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('training_units as t', 't.id', 'o.training_unit_id')
    .leftJoin('users as u', 'u.id', 'c.judged_by')
    .select([
      'c.registration_id',
      'c.rank',
      'c.offer_id',
      'c.is_eligible',
      'c.eligibility_reason',
      'c.judged_at',
      'u.nickname as judged_by',
    ])
    .select(['m.base_id', 'm.name as major', 'm.name_en as major_en', 't.name as unit', 't.name_en as unit_en'])
    .where('c.registration_id', '=', anyId(registrationIds))
    .orderBy('c.registration_id')
    .orderBy('c.rank')
    .execute()

export const findHistory = (db: Db, registrationId: number) =>
  db
    .selectFrom('flow_history as h')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.action', 'h.from_state', 'h.to_state', 'h.reason', 'h.at', 'h.undoes', 'u.nickname'])
    .where('h.flow', '=', 'registration')
    .where('h.record_id', '=', registrationId)
    .orderBy('h.id')
    .execute()

/** Intakes that have been announced, the newest first. */
export const findIntakeNames = (db: Db) =>
  db
    .selectFrom('intakes')
    .select(['id', 'name', 'name_en'])
    .where('state', '!=', 'draft')
    .orderBy('year', 'desc')
    .orderBy('serial', 'desc')
    .execute()
/** Bases somebody administers. */
export const findAdministered = async (db: Db, userId: number): Promise<ReadonlySet<number>> =>
  new Set((await db.selectFrom('base_administrators').select('base_id').where('user_id', '=', userId).execute()).map((row) => row.base_id))
