import type { ScoreFilters } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { COMPONENTS, type ScoreComponent } from '@residency/contract/areas/admission/score.public'
import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, groupsOfPage } from '../../../platform/db/pages.ts'
import { anyId, anyText, containing, literals } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { SCORED_IN, WORKED_ON } from '../entrance-exams/exams.policy.ts'
import { offerColumn } from '../offer-column.queries.ts'

/**
 * Choices in the intakes that score by offer. The intake is asked for here, too, so that those of
 * all other intakes are not read.
 */
const choicesScored = (db: Db) =>
  db
    .selectFrom('registrationChoices as x')
    .innerJoin('offers as y', 'y.id', 'x.offerId')
    .innerJoin('intakes as z', 'z.id', 'y.intakeId')
    .select(['x.registrationId', 'x.offerId', 'x.rank'])
    .where('z.scoresBy', '=', sql.lit('offer'))
    .where(sql<SqlBool>`x.is_eligible is distinct from false`)

/**
 * A line of scores: a registration that sits, or each of its offers where the intake scores by
 * offer (without choices found ineligible).
 */
const lines = (db: Db) =>
  db
    .selectFrom('examSeats as e')
    .innerJoin('registrations as r', 'r.id', 'e.registrationId')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .leftJoin(choicesScored(db).as('c'), (on) =>
      on.onRef('c.registrationId', '=', 'r.id').on('i.scoresBy', '=', 'offer'),
    )
    .leftJoin('offers as o', 'o.id', 'c.offerId')
    .leftJoin('majors as m', 'm.id', 'o.majorId')
    .leftJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .where('r.state', 'in', [...SCORED_IN, ...SCORES_OUT])
    .where(sql<SqlBool>`(i.scores_by = 'applicant' or c.offer_id is not null)`)

/** The scores of a line in these components. */
const scoresIn = (components: readonly ScoreComponent[]) => sql`exam_scores x
  where x.registration_id = r.id and x.offer_id is not distinct from c.offer_id
    and x.component = ${anyText(components)}`

const isNeeded = (component: ScoreComponent) =>
  sql<SqlBool>`(${sql.ref(`i.${component}_weight`)} > 0
      or ${sql.ref(`i.${component}_minimum`)} > 0)`

const UNCHECKED = sql`and x.checked_by is null`
const CHECKED = sql`and x.checked_by is not null`
const DIFFERING = sql`and x.checked_by is null and x.differed_by is not null`

/**
 * Whether a line lacks a score that its intake needs. A line has one of each component at most: they
 * are counted, in one reading of the scores for all components.
 */
function lacksNeeded(more = sql``) {
  const needed = COMPONENTS.map((component) => sql`${isNeeded(component)}::int`)
  const isOfNeeded = COMPONENTS.map(
    (component) => sql`(x.component = ${component} and ${isNeeded(component)})`,
  )

  return sql<SqlBool>`((select count(*) from ${scoresIn(COMPONENTS)}
    and (${sql.join(isOfNeeded, sql` or `)}) ${more}) < ${sql.join(needed, sql` + `)})`
}

function matchesProgress(
  progress: 'missing' | 'unchecked' | 'differing' | 'checked',
  component: ScoreComponent | undefined,
) {
  const has = (more = sql``) =>
    sql<SqlBool>`exists (select from ${scoresIn(component ? [component] : COMPONENTS)} ${more})`

  const lacks = (more = sql``) => (component ? sql<SqlBool>`not ${has(more)}` : lacksNeeded(more))

  if (progress === 'differing') return has(DIFFERING)
  if (progress === 'unchecked') return has(UNCHECKED)

  return progress === 'missing' ? lacks() : sql<SqlBool>`not ${lacks(CHECKED)}`
}

/** The exam is over, and something needed was not entered. */
const isDue = (now: Date, component?: ScoreComponent) =>
  sql<SqlBool>`(s.ends_at <= ${now} and ${matchesProgress('missing', component)})`

/** A second person's entry differed from that of this person, and nothing is decided yet. */
const isToCorrect = (enteredBy: number, component?: ScoreComponent) =>
  sql<SqlBool>`(r.state in (${literals(SCORED_IN)})
    and exists (select from ${scoresIn(component ? [component] : COMPONENTS)} ${DIFFERING}
      and x.entered_by = ${enteredBy}))`

function isAt({ progress, component }: ScoreFilters, { now, readerId }: Reader) {
  if (progress === undefined) return sql<SqlBool>`true`
  if (progress === 'due') return isDue(now, component)
  if (progress === 'toCorrect') return isToCorrect(readerId, component)

  return matchesProgress(progress, component)
}

type Reader = { now: Date; readerId: number }

function matching(db: Db, filters: ScoreFilters, reader: Reader) {
  let match = lines(db)
  if (filters.intakeId) match = match.where('r.intakeId', '=', filters.intakeId)
  if (filters.sessionId) match = match.where('e.sessionId', '=', filters.sessionId)

  if (filters.majorId)
    match = match.where(
      sql<SqlBool>`(o.major_id = ${filters.majorId} or (c.offer_id is null
        and r.id in (select c1.registration_id from registration_choices c1
            join offers o1 on o1.id = c1.offer_id
          where c1.rank = 1 and o1.major_id = ${filters.majorId})))`,
    )

  if (filters.progress) match = match.where(isAt(filters, reader))

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([e('r.nameSearch', 'like', words), e('e.ticketNumber', 'like', words)]),
    )
  }

  return match
}

type Reading = Reader & { language: Language }

/** Lines with what the list shows, in the order of sessions and seats, like the papers. */
function listed(lines: ReturnType<typeof matching>, filters: ScoreFilters, language: Language) {
  const columns = lines
    .select([
      'r.id as registrationId',
      'r.userId',
      'r.realName',
      'r.state',
      'i.state as intakeState',
    ])
    .select(['c.offerId', 'e.ticketNumber', 'e.seatNo'])
    .select([
      's.name as session',
      'm.name as major',
      'm.nameEn as majorEn',
      'u.name as unit',
      'u.nameEn as unitEn',
    ])

  return sortedBy(columns, filters.sort, {
    realName: by.name('r.realName'),
    offer: sql`case when c.offer_id is not null then ${offerColumn(language)} end`,
  })
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .orderBy('e.seatNo')
    .orderBy('c.rank')
}

/** How many lines each session has, in their order. */
const countBySession = (match: ReturnType<typeof matching>) =>
  match
    .select(['s.id', sql<number>`count(*)`.as('count')])
    .groupBy('s.id')
    .orderBy('s.startsAt')
    .orderBy('s.id')
    .execute()

/** One page of lines; in their own order only the sessions of the page are read. */
export async function findScorePage(db: Db, filters: ScoreFilters, reading: Reading) {
  const { language } = reading
  const match = matching(db, filters, reading)
  if (filters.sort) return findPage(match, filters, (rows) => listed(rows, filters, language))

  const { pageGroups: sessions, offset, total } = groupsOfPage(await countBySession(match), filters)

  const rows = await listed(match.where('s.id', '=', anyId(idsOf(sessions))), filters, language)
    .limit(sql.lit(filters.pageSize))
    .offset(offset)
    .execute()

  return { rows, total }
}

export type ScoreLine = Awaited<ReturnType<typeof findScorePage>>['rows'][number]

export const countScoreLines = (db: Db, filters: ScoreFilters, reader: Reader) =>
  countRows(matching(db, filters, reader))

const countByIntake = (db: Db, condition: RawBuilder<SqlBool>) =>
  lines(db)
    .select(['r.intakeId', (e) => e.fn.countAll<number>().as('count')])
    .where('i.state', 'in', WORKED_ON)
    .where(condition)
    .groupBy('r.intakeId')
    .execute()

/**
 * Lines whose exam is over and which are not entered whole, by intake: what the list shows as
 * `due`.
 */
export const countDueLines = (db: Db, now: Date) => countByIntake(db, isDue(now))

/** Lines that this person entered and another entered differently, by intake: `toCorrect`. */
export const countLinesToCorrect = (db: Db, userId: number) =>
  countByIntake(db, isToCorrect(userId))

/** Every score of these registrations with who entered and checked it. */
export const findScores = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('examScores as x')
    .innerJoin('users as a', 'a.id', 'x.enteredBy')
    .leftJoin('users as b', 'b.id', 'x.checkedBy')
    .selectAll('x')
    .select(['a.nickname as enteredName', 'b.nickname as checkedName'])
    .where('x.registrationId', '=', anyId(registrationIds))
    .execute()

export type ScoreRecord = Awaited<ReturnType<typeof findScores>>[number]

/**
 * Registrations whose scores are written or checked, locked in one order until the transaction
 * ends.
 */
export const findScoredForUpdate = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('registrations as r')
    .innerJoin('intakes as i', 'i.id', 'r.intakeId')
    .innerJoin('examSeats as e', 'e.registrationId', 'r.id')
    .innerJoin('examSessions as s', 's.id', 'e.sessionId')
    .select([
      'r.id',
      'r.userId',
      'r.state',
      'i.state as intakeState',
      'r.realName',
      'i.scoresBy',
      'i.seedCommitment',
      'i.name as intake',
      'i.nameEn as intakeEn',
      'e.ticketNumber',
      's.startsAt',
      'r.intakeId',
    ])
    .where('r.id', '=', anyId(ids))
    .orderBy('r.id')
    .forUpdate('r')
    .execute()

/** The offers a registration is scored for, where its intake scores by offer. */
export const findOffersScored = (db: Db, registrationIds: readonly number[]) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('offers as o', 'o.id', 'c.offerId')
    .innerJoin('majors as m', 'm.id', 'o.majorId')
    .innerJoin('trainingUnits as u', 'u.id', 'o.trainingUnitId')
    .select([
      'c.registrationId',
      'c.offerId',
      'm.name as major',
      'm.nameEn as majorEn',
      'u.name as unit',
      'u.nameEn as unitEn',
    ])
    .where('c.registrationId', '=', anyId(registrationIds))
    .where(sql<SqlBool>`c.is_eligible is distinct from false`)
    .orderBy('c.rank')
    .execute()

/**
 * Those of these registrations that sit and whose scores are whole: everything needed is there,
 * nothing that is there is unchecked.
 */
export async function findCompleteScores(db: Db, ids: readonly number[]): Promise<number[]> {
  const needed = sql.join(COMPONENTS.map((scored) => sql`(${scored}, ${isNeeded(scored)})`))

  const result = await sql<{
    id: number
  }>`select r.id from registrations r join intakes i on i.id = r.intake_id
    where r.id = ${anyId(ids)} and r.state = 'examArranged'
      and not exists (select 1 from exam_scores x where x.registration_id = r.id
          and x.checked_by is null)
      and (i.scores_by = 'applicant' or exists (
        select 1 from registration_choices c where c.registration_id = r.id
          and c.is_eligible is distinct from false))
      and not exists (
        select 1 from (values ${needed}) as need (component, is_needed)
        cross join lateral (
          select null::bigint as offer_id where i.scores_by = 'applicant'
          union all select c.offer_id from registration_choices c
            where i.scores_by = 'offer' and c.registration_id = r.id
              and c.is_eligible is distinct from false) as c
        where need.is_needed and not exists (select 1 from exam_scores x
          where x.registration_id = r.id and x.component = need.component
            and x.offer_id is not distinct from c.offer_id))
    order by r.id`.execute(db)

  return result.rows.map((row) => row.id)
}
