import type {
  QuantityFilters,
  quantitySorts,
  ReportBy,
  ReportFilters,
} from '@residency/contract/areas/workload/quantity/quantity.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, isOfOwnDepartment } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy } from '../../trainees/trainees.public.ts'
import {
  casesEntered,
  casesOfAll,
  casesPassed,
  casesReturned,
  isEntered,
} from '../entries/case-count.queries.ts'
import type { CountedScope } from '../workload.policy.ts'

const isInScope = ({ org, readerId }: CountedScope): RawBuilder<boolean> =>
  org.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${isOfOwnBase(org, 'm.baseId')}
        or exists (select from rotation_blocks b where b.trainee_id = t.id
        and (b.supervisor_id = ${readerId} or ${isOfOwnDepartment(org, 'b.departmentId')})))`

const traineesIn = (db: Db, scope: CountedScope) =>
  db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases as o', 'o.id', 'm.baseId')
    .leftJoin('cohorts as c', 'c.id', 't.cohortId')
    .where(isInScope(scope))

type Match = ReturnType<typeof traineesIn>

const selectColumns = (match: Match) =>
  match.select([
    't.id',
    't.userId',
    't.realName as name',
    't.number',
    't.cohortId',
    'c.name as cohort',
    'o.name as base',
    'o.nameEn as baseEn',
  ])

export type QuantityMatch = Omit<QuantityFilters, 'pageNum' | 'pageSize' | 'kind'> & {
  scope: CountedScope
}

function matching(db: Db, { scope, cohortId, baseId, keywords }: QuantityMatch) {
  let match = traineesIn(db, scope).where('t.cohortId', 'is not', null)
  if (cohortId) match = match.where('t.cohortId', '=', cohortId)
  if (baseId) match = match.where('m.baseId', '=', baseId)

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  return match
}

const sortsIn = (language: Language): SortColumns<(typeof quantitySorts)[number]> => ({
  name: by.name('t.realName'),
  number: by.column('t.number'),
  cohort: by.name('c.name'),
  base: by.label(language, 'o'),
})

export const findCountedPage = (db: Db, match: QuantityMatch, page: Page, language: Language) =>
  findPage(matching(db, match), page, (rows) =>
    sortedBy(selectColumns(rows), match.sort, sortsIn(language))
      .orderBy('t.number')
      .orderBy('t.id'),
  )

export const findCounted = (db: Db, scope: CountedScope, id: number) =>
  selectColumns(traineesIn(db, scope)).where('t.id', '=', id).executeTakeFirst()

export const findCountedOfUser = (db: Db, userId: number) =>
  selectColumns(traineesIn(db, { org: { kind: 'all' }, readerId: userId }))
    .where('t.userId', '=', userId)
    .executeTakeFirst()

export type SumRow = {
  traineeId: number
  required: number
  entered: number
  passed: number
  missing: number
}

/**
 * Required, entered and passed of these trainees, each requirement at most as often as it is
 * required: one statement for a whole cohort. What is needed and what is done are grouped together
 * and not joined: of a hundred thousand rows the planner expects a few hundred, and would compare
 * each with all others.
 */
export async function sumByTrainee(
  db: Db,
  traineeIds: readonly number[],
  kind: string | undefined,
): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`with parts as (
      select t.id as trainee_id, q.id as requirement_id, q.minimum, count(*) as times,
        0 as passed, 0 as entered
      from trainees t join cohort_rows r on r.cohort_id = t.cohort_id
        join standard_requirements q on q.row_id = r.standard_row_id
      where t.id = ${anyId(traineeIds)}
        and (${kind ?? null}::text is null or q.kind = ${kind ?? null})
      group by t.id, q.id
      union all
      select e.trainee_id, e.requirement_id, null, null, ${casesPassed}, ${casesOfAll}
      from workload_entries e
      where e.trainee_id = ${anyId(traineeIds)} and e.requirement_id is not null
        and ${isEntered}
      group by e.trainee_id, e.requirement_id
    ), needs as (
      select trainee_id, max(minimum) as minimum, max(times) as times, sum(passed) as passed,
        sum(entered) as entered
      from parts group by trainee_id, requirement_id having max(minimum) is not null
    )
    select trainee_id, sum(times * minimum)::int as required,
      sum(times * least(entered, minimum))::int as entered,
      sum(times * least(passed, minimum))::int as passed,
      coalesce(sum(times) filter (where passed < minimum), 0)::int as missing
    from needs group by trainee_id`.execute(db)

  return rows
}

export type LineRow = {
  rowId: number
  stage: number | null
  label: string | null
  labelEn: string | null
  requirementId: number
  kind: 'disease' | 'skill' | 'rescue' | 'basic' | 'study'
  item: string
  unit: string | null
  required: number
  entered: number
  passed: number
}

/** Each requirement of the cohort's table with what a trainee has of it. */
export async function findLines(db: Db, traineeId: number): Promise<LineRow[]> {
  const { rows } =
    await sql<LineRow>`select r.id as row_id, r.stage, coalesce(r.name, d.name) as label,
      case when r.name is null then d.name_en end as label_en, q.id as requirement_id, q.kind,
      q.item, q.unit, q.minimum as required,
      ${casesEntered} as entered, ${casesPassed} as passed
    from trainees t join cohort_rows r on r.cohort_id = t.cohort_id
      join standard_requirements q on q.row_id = r.standard_row_id
    left join departments d on d.id = r.department_id
    left join workload_entries e on e.trainee_id = t.id and e.requirement_id = q.id
    where t.id = ${traineeId} group by r.id, d.id, q.id order by r.place, q.place, q.id`.execute(db)

  return rows
}

/** Cohorts and bases with trainees of the scope. */
export const findChoices = async (db: Db, scope: CountedScope) => ({
  cohorts: await traineesIn(db, scope)
    .where('c.id', 'is not', null)
    .select(['c.id', 'c.name', 'c.startsOn'])
    .distinct()
    .orderBy('c.startsOn', 'desc')
    .orderBy('c.id')
    .execute(),
  bases: await traineesIn(db, scope)
    .select(['o.id', 'o.name', 'o.nameEn', 'o.sort'])
    .distinct()
    .orderBy('o.sort')
    .orderBy('o.id')
    .execute(),
})

const KEYS = {
  kind: sql`e.kind`,
  department: sql`e.department_id::text`,
  cohort: sql`t.cohort_id::text`,
  month: sql`to_char(e.case_day, 'YYYY-MM')`,
} as const

const NAMES = {
  kind: sql`null`,
  department: sql`d.name`,
  cohort: sql`c.name`,
  month: sql`null`,
} as const

export type ReportRow = {
  key: string | null
  label: string | null
  labelEn: string | null
  entered: number
  passed: number
  returned: number
  people: number
}

type ReportMatch = Omit<ReportFilters, 'pageNum' | 'pageSize' | 'by'> & {
  by: ReportBy
  scope: CountedScope
  from: string
  until: string
}

/** Cases of a period by kind, department, cohort or month. */
export async function findReport(
  db: Db,
  { by, scope, kind, baseId, from, until }: ReportMatch,
): Promise<ReportRow[]> {
  const { org, readerId } = scope

  const inScope =
    org.kind === 'all'
      ? sql`true`
      : sql`(${isOfOwnBase(org, 'm.baseId')} or b.supervisor_id = ${readerId}
          or (e.department_id is not null and ${isOfOwnDepartment(org, 'e.departmentId')}))`

  const { rows } = await sql<ReportRow>`select ${KEYS[by]} as key, ${NAMES[by]} as label,
      ${by === 'department' ? sql`d.name_en` : sql`null`} as label_en,
      ${casesEntered} as entered, ${casesPassed} as passed, ${casesReturned} as returned,
      count(distinct e.trainee_id)::int as people
    from workload_entries e join trainees t on t.id = e.trainee_id
      join majors m on m.id = t.major_id
    left join rotation_blocks b on b.id = e.block_id
    left join departments d on d.id = e.department_id left join cohorts c on c.id = t.cohort_id
    where e.state not in ('withdrawn', 'replaced')
      and e.case_day between ${from}::date and ${until}::date and ${inScope}
      and (${kind ?? null}::text is null or e.kind = ${kind ?? null})
      and (${baseId ?? null}::bigint is null or m.base_id = ${baseId ?? null}::bigint)
    group by 1, 2, 3 order by ${by === 'month' ? sql`1` : sql`4 desc, 1`}`.execute(db)

  return rows
}
