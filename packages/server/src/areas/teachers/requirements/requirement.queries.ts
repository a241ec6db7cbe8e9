import type {
  Period,
  RequirementFilters,
  requirementSorts,
} from '@residency/contract/areas/teachers/requirements/requirement.contract'
import type { Language, Sort } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { StaySource } from '../../../platform/area.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isInOrgScope, isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

const withBase = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('teachingRequirements as r')
    .leftJoin('bases as b', 'b.id', 'r.baseId')
    .selectAll('r')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .select(
      sql<boolean>`(r.base_id is not null and ${isOfOwnBase(scope, 'r.baseId')})`.as('isOwnBase'),
    )

export type RequirementRecord = Awaited<
  ReturnType<ReturnType<typeof withBase>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof requirementSorts)[number]> => ({
  count: by.column('r.count'),
  base: by.label(language, 'b'),
  source: by.name('r.source'),
})

/**
 * Requirements are rules, not records of a person: everybody who may list them sees all. One without
 * a level or base is for each of them, so it is found by each.
 */
export function findRequirementPage(
  db: Db,
  scope: OrgScope,
  filters: RequirementFilters,
  language: Language,
) {
  let match = db.selectFrom('teachingRequirements as r')
  const { level, baseId } = filters
  if (level) match = match.where((e) => e.or([e('r.level', 'is', null), e('r.level', '=', level)]))
  if (filters.period) match = match.where('r.period', '=', filters.period)
  if (baseId)
    match = match.where((e) => e.or([e('r.baseId', 'is', null), e('r.baseId', '=', baseId)]))

  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, sortsIn(language))
      .leftJoin('bases as b', 'b.id', 'r.baseId')
      .selectAll('r')
      .select(['b.name as base', 'b.nameEn as baseEn'])
      .select(
        sql<boolean>`(r.base_id is not null and ${isOfOwnBase(scope, 'r.baseId')})`.as('isOwnBase'),
      )
      .orderBy(sql`array_position(array['month', 'quarter', 'year', 'block'], r.period)`)
      .orderBy('r.id'),
  )
}

export const findRequirement = (db: Db, scope: OrgScope, id: number) =>
  withBase(db, scope).where('r.id', '=', id).executeTakeFirst()

export const findRequirementForUpdate = (db: Db, scope: OrgScope, id: number) =>
  withBase(db, scope).where('r.id', '=', id).forUpdate('r').executeTakeFirst()

export const findAdministeredBase = (db: Db, scope: OrgScope, baseId: number) =>
  db
    .selectFrom('bases as b')
    .select('b.id')
    .where('b.id', '=', baseId)
    .where('b.status', '=', 1)
    .where(isOfOwnBase(scope, 'b.id'))
    .executeTakeFirst()

/** Who is asked for: one person, or everybody of the library in scope. */
export type TeacherMatch = {
  scope: OrgScope
  userId?: number
  keywords?: string | undefined
  baseId?: number | undefined
  departmentId?: number | undefined
  sort?: Sort<'name'> | undefined
}

function teachersOf(db: Db, { scope, userId, ...filters }: TeacherMatch) {
  let match = db
    .selectFrom('teacherLibrary as l')
    .innerJoin('teacherQualifications as q', 'q.id', 'l.qualificationId')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .where(isInOrgScope(scope, 'q.baseId', 'l.departmentId'))

  if (userId !== undefined) match = match.where('l.userId', '=', userId)
  if (filters.baseId) match = match.where('q.baseId', '=', filters.baseId)
  if (filters.departmentId) match = match.where('l.departmentId', '=', filters.departmentId)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e('u.nameSearch', 'like', words))
  }

  return match
}

/** One page of teachers, department by department. */
export const findTeacherPage = (db: Db, match: TeacherMatch, page: Page) =>
  findPage(teachersOf(db, match), page, (rows) =>
    sortedBy(rows, match.sort, { name: by.name('u.displayName') })
      .innerJoin('bases as b', 'b.id', 'q.baseId')
      .innerJoin('departments as d', 'd.id', 'l.departmentId')
      .select(['l.userId', 'q.level', 'q.baseId', 'l.departmentId'])
      .select('u.displayName as name')
      .select([
        'b.name as base',
        'b.nameEn as baseEn',
        'd.name as department',
        'd.nameEn as departmentEn',
      ])
      .orderBy('l.departmentId')
      .orderBy('l.id'),
  )

export const findOwnTeacher = async (db: Db, userId: number) =>
  (await findTeacherPage(db, { scope: { kind: 'all' }, userId }, { pageNum: 1, pageSize: 1 }))
    .rows[0]

type DayRange = { from: string; until: string }

/** The days of each period; of `block`, those in which the stays that are judged ended. */
export type PeriodDays = Readonly<Record<Period, DayRange>>

/** Teaching that other areas prove: see `teaching` of a manifest. */
export type TeachingSources = readonly RawBuilder<unknown>[]

/** What other areas know about teaching and about the stays that are supervised. */
export type Sources = { teaching: TeachingSources; stays: StaySource }

/** Everything that counts as teaching: confirmed records, and what other areas prove. */
const teachingActivities = (sources: TeachingSources) =>
  sql.join(
    [
      sql`select user_id, activity, held_on, topic, null::bigint as trainee_id from teaching_records
          where state = 'confirmed'`,
      ...sources,
    ],
    sql` union all `,
  )

/**
 * The requirements that apply to each of these teachers: how often each is asked for and how often
 * it was done in its period. One statement for all of them, which counts by joins: a subquery for
 * each of them would read all their activities each time. A requirement of the base replaces that
 * of every base, one of the level that of every level. What is asked for each stay is asked for
 * once for each supervised stay that ended; more than is asked for one stay counts for no other.
 */
export async function findFulfilled(
  db: Db,
  userIds: readonly number[],
  days: PeriodDays,
  { teaching, stays }: Sources,
) {
  const { rows } = await sql<{
    userId: number
    id: number
    activities: string[]
    period: Period
    count: number
    done: number
  }>`
    with asked as (
      select l.user_id, r.id, r.activities, r.period, r.count
      from teacher_library l join teacher_qualifications q on q.id = l.qualification_id
      cross join lateral (select distinct on (t.activities) t.* from teaching_requirements t
        where (t.base_id is null or t.base_id = q.base_id)
          and (t.level is null or t.level = q.level)
        order by t.activities, t.base_id nulls last, t.level nulls last) r
      where l.user_id = ${anyId(userIds)}),
    stays as (select * from (${stays(days.block.from, days.block.until, true)}) stay
      where supervisor_id = ${anyId(userIds)}),
    given as (select * from (${teachingActivities(teaching)}) activity
      where user_id = ${anyId(userIds)}
        and held_on >= (select least(${firstDayOf(days)}::date, min(starts_on)) from stays)),
    by_period as (
      select a.user_id, a.id, count(*)::int as done
      from asked a join given g on g.user_id = a.user_id and g.activity = any(a.activities)
        and ${isWithin(days)}
      where a.period <> 'block' group by a.user_id, a.id),
    each_stay as (
      select a.user_id, a.id, a.count as asked, count(g.user_id)::int as done
      from asked a join stays s on s.supervisor_id = a.user_id
      left join given g on g.user_id = a.user_id and g.activity = any(a.activities)
        and g.trainee_id = s.trainee_id and g.held_on between s.starts_on and s.ends_on
      where a.period = 'block' group by a.user_id, a.id, a.count, s.block_id),
    by_stay as (
      select user_id, id, sum(asked)::int as count, sum(least(done, asked))::int as done
      from each_stay group by user_id, id)
    select a.user_id, a.id, a.activities, a.period,
      case when a.period = 'block' then coalesce(s.count, 0) else a.count end as count,
      coalesce(case when a.period = 'block' then s.done else p.done end, 0) as done
    from asked a
    left join by_period p on p.user_id = a.user_id and p.id = a.id
    left join by_stay s on s.user_id = a.user_id and s.id = a.id
    order by array_position(array['month', 'quarter', 'year', 'block'], a.period), a.id`.execute(db)

  return rows
}

/** Before this day nothing counts in any period but that of a stay. */
const firstDayOf = ({ month, quarter, year }: PeriodDays): string =>
  [month.from, quarter.from, year.from].toSorted()[0]!

/** Whether an activity `g` is in the days of the requirement `a`. */
const isWithin = ({ month, quarter, year }: PeriodDays): RawBuilder<boolean> =>
  sql<boolean>`g.held_on between
    (case a.period when 'month' then ${month.from}::date when 'quarter' then ${quarter.from}::date else ${year.from}::date end)
    and (case a.period when 'month' then ${month.until}::date when 'quarter' then ${quarter.until}::date else ${year.until}::date end)`

/** Whether another area already proves this teaching of somebody. */
export async function isTeachingKnown(
  db: Db,
  sources: TeachingSources,
  activity: { userId: number; activity: string; heldOn: string; topic: string },
): Promise<boolean> {
  if (sources.length === 0) return false

  const { rows } = await sql<{ isKnown: boolean }>`select exists (
    select from (${sql.join([...sources], sql` union all `)}) activity
    where user_id = ${activity.userId} and activity = ${activity.activity}
      and held_on = ${activity.heldOn} and topic = ${activity.topic}
  ) as is_known`.execute(db)

  return rows[0]!.isKnown
}
