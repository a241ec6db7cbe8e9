import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import type { RegistrationConditions } from '@residency/contract/areas/signup/review/review.contract'
import type { ActionOf, StateOf } from '@residency/contract/kernel'
import { DAY_MS } from '@residency/contract/kernel/day'
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { momentAfter, startOfDayInChina } from '../../../platform/clock.ts'
import { type FieldCrypto, hashesOfNumber } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { idsOf } from '../../../platform/grouped.ts'
import {
  administersFirstBase,
  partnerUser,
  withinRegistrationScope,
} from '../registration/registration.queries.ts'
import type { RegistrationScope, StepsOf } from '../signup.policy.ts'

type Condition = RawBuilder<SqlBool>

/** Who asks, and when: what the scope and 'waits for me' are counted from. */
export type ReviewReader = { scope: RegistrationScope; steps: StepsOf; now: Date }

/**
 * That the reader may decide about it now: the policy's `relationsTo` for the steps of a review, as
 * a question to many rows.
 */
function waitsFor({ steps, now }: ReviewReader): Condition {
  const isOpen = sql<SqlBool>`registrations.intake_id = any(array(select i.id from intakes i
      where i.review_until > ${now}))`
  const first = administersFirstBase(steps.userId)
  const bases = steps.isRoot
    ? sql<SqlBool>`true`
    : sql<SqlBool>`case when ${isOpen} then ${first} else ${sql.lit(steps.isOffice)}::boolean end`
  const own = sql<SqlBool>`registrations.user_id = ${steps.userId}`

  return sql<SqlBool>`registrations.state in ('submitted', 'basePassed') and not ${own} and (
    (registrations.state = 'submitted' and ${sql.lit(steps.mayReview)}::boolean and ${bases})
    or (registrations.state = 'basePassed'
        and ${sql.lit(steps.mayAdmit && steps.isOffice)}::boolean))`
}

const withChoice = (of: Condition) =>
  sql<SqlBool>`exists (select 1 from registration_choices c
      where c.registration_id = registrations.id and ${of})`

/** Schools by a part of their name: the one of the basic section, or of any level of education. */
const fromSchool = (words: string) => {
  const schools = sql`(select id from schools where fold_search(name) like ${words})`
  return sql<SqlBool>`(registrations.school_id in ${schools}
      or fold_search(registrations.school_other) like ${words} or exists (
    select 1 from registration_educations e where e.registration_id = registrations.id
      and (e.school_id in ${schools} or fold_search(e.school_other) like ${words})))`
}

const ofLevel = (level: string) =>
  sql<SqlBool>`(select e.level from registration_educations e
      where e.registration_id = registrations.id
    order by array_position(array['junior', 'undergraduate', 'master', 'doctor'], e.level) desc
      limit 1) = ${level}`

const isSeated = sql<SqlBool>`exists (select 1 from exam_seats s
    where s.registration_id = registrations.id)`

function ofColumns({ intakeId, state, traineeKind }: Partial<RegistrationConditions>) {
  const parts: Condition[] = []
  if (intakeId) parts.push(sql`registrations.intake_id = ${intakeId}`)
  if (state) parts.push(sql`registrations.state = ${sql.lit(state)}`)
  if (traineeKind) parts.push(sql`registrations.trainee_kind = ${traineeKind}`)

  return parts
}

function submittedBetween(from: string | undefined, until: string | undefined): Condition[] {
  const parts: Condition[] = []
  if (from) parts.push(sql`registrations.submitted_at >= ${startOfDayInChina(from)}`)

  if (until)
    parts.push(sql`registrations.submitted_at < ${momentAfter(startOfDayInChina(until), DAY_MS)}`)

  return parts
}

/** By a part of the name, or by the whole number of a telephone or an identity card. */
function ofPerson(fields: FieldCrypto, keywords: string): Condition {
  const hashes = hashesOfNumber(fields, keywords)
  return sql`(registrations.name_search like ${containing(keywords)}
      or registrations.mobile_hash = any(${hashes})
      or registrations.id_card_hash = any(${hashes}))`
}

/** Sign-ups in the reader's scope that match. */
export function matching(
  db: Db,
  reader: ReviewReader,
  conditions: Partial<RegistrationConditions>,
  fields: FieldCrypto,
) {
  const { keywords, baseId, offerId, school, submittedFrom, submittedTo, waiting, level, seated } =
    conditions

  const parts = ofColumns(conditions)
  if (offerId) parts.push(withChoice(sql`c.offer_id = ${offerId}`))

  if (baseId)
    parts.push(
      withChoice(
        sql`c.offer_id = any(array(select o.id from offers o join majors m on m.id = o.major_id
            where m.base_id = ${baseId}))`,
      ),
    )

  if (school) parts.push(fromSchool(containing(school)))
  parts.push(...submittedBetween(submittedFrom, submittedTo))
  if (level) parts.push(ofLevel(level))
  if (seated) parts.push(isSeated)
  if (waiting) parts.push(waitsFor(reader))

  if (keywords) parts.push(ofPerson(fields, keywords))

  let match = db.selectFrom('registrations').where((e) => withinRegistrationScope(e, reader.scope))

  for (const part of parts) match = match.where(part)

  return match
}

export type Matching = ReturnType<typeof matching>

/** What waits, the longest waiting first. */
export const waitingFirst = (match: Matching, limit: number) =>
  match
    .select('registrations.id')
    .orderBy('registrations.submittedAt')
    .orderBy('registrations.id')
    .limit(limit)

export const findWaitingIds = async (match: Matching, limit: number) =>
  (await waitingFirst(match, limit).execute()).map((row) => row.id)

/** The latest submitted first, unless the order is turned. */
const inOrder = <D, T extends keyof D, R>(
  rows: SelectQueryBuilder<D, T, R>,
  sort: RegistrationConditions['sort'],
) =>
  sortedBy(rows, sort, { submittedAt: by.column('registrations.submittedAt') }).orderBy(
    sql`registrations.submitted_at desc, registrations.id desc`,
  )

/** A page of those that match, in their order. */
export const reviewPage = (
  match: Matching,
  userId: number,
  page: Page & Pick<RegistrationConditions, 'sort'>,
) => {
  const listed = match
    .innerJoin('intakes', 'intakes.id', 'registrations.intakeId')
    .leftJoin('schools', 'schools.id', 'registrations.schoolId')
    .selectAll('registrations')
    .select([
      'intakes.name as intakeName',
      'intakes.nameEn as intakeNameEn',
      'intakes.state as intakeState',
    ])
    .select([
      'intakes.signUpFrom',
      'intakes.signUpUntil',
      'intakes.editUntil',
      'intakes.reviewUntil',
      'intakes.confirmUntil',
    ])
    .select(['intakes.isTwoStep', 'intakes.exemptKinds', 'schools.name as schoolName'])
    .select([administersFirstBase(userId).as('administersBase'), partnerUser.as('partnerUserId')])

  return pageOf(inOrder(listed, page.sort), page)
}

/**
 * The ids of all that match, in their order. A list that is read to its end is read by them: each of
 * its pages would read all before it again.
 */
export const findReviewedIds = async (match: Matching, sort: RegistrationConditions['sort']) =>
  idsOf(await inOrder(match.select('registrations.id'), sort).execute())

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof reviewPage>['execute']>>[number]

/** The choices of many sign-ups with their names, the first choice first. */
export const findReviewedChoices = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('offers as o', 'o.id', 'c.offerId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('trainingUnits as t', 't.id', 'o.trainingUnitId')
    .leftJoin('users as u', 'u.id', 'c.judgedBy')
    .select([
      'c.registrationId',
      'c.rank',
      'c.offerId',
      'c.isEligible',
      'c.eligibilityReason',
      'c.judgedAt',
      'u.nickname as judgedBy',
    ])
    .select([
      'm.baseId',
      'm.name as major',
      'm.nameEn as majorEn',
      't.name as unit',
      't.nameEn as unitEn',
    ])
    .where('c.registrationId', '=', anyId(registrationIds))
    .orderBy('c.registrationId')
    .orderBy('c.rank')
    .execute()

/** The history of a flow holds its actions and states only. */
type RegistrationStep = {
  action: ActionOf<typeof registrationFlow>
  fromState: StateOf<typeof registrationFlow>
  toState: StateOf<typeof registrationFlow>
}

export const findHistory = (db: Db, registrationId: number) =>
  db
    .selectFrom('flowHistory as h')
    .leftJoin('users as u', 'u.id', 'h.userId')
    .select(['h.action', 'h.fromState', 'h.toState', 'h.reason', 'h.at', 'h.undoes', 'u.nickname'])
    .where('h.flow', '=', registrationFlow.name)
    .where('h.recordId', '=', registrationId)
    .$narrowType<RegistrationStep>()
    .orderBy('h.id')
    .execute()

/** Intakes that have been announced, the newest first. */
export const findIntakeNames = (db: Db) =>
  db
    .selectFrom('intakes')
    .select(['id', 'name', 'nameEn'])
    .where('state', '!=', 'draft')
    .orderBy('year', 'desc')
    .orderBy('serial', 'desc')
    .execute()

/** Bases somebody administers. */
export const findAdministered = async (db: Db, userId: number): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db
        .selectFrom('baseAdministrators')
        .select('baseId')
        .where('userId', '=', userId)
        .execute()
    ).map((row) => row.baseId),
  )
