import type {
  AssessmentFilters,
  assessmentSorts,
  MentorResult,
} from '@residency/contract/areas/mentors/records/assessment.contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Page } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import { by, chosenOrder, type SortColumns } from '../../../platform/db/sorting.ts'
import { isOfOwnBase, type orgScope } from '../../organisation/organisation.public.ts'

export type AssessmentMatch = Partial<Omit<AssessmentFilters, 'pageNum' | 'pageSize' | 'year'>> & {
  scope: ReturnType<typeof orgScope>
  year: number
  userId?: number
}

export type AssessmentRow = {
  userId: number
  username: string
  name: string
  department: string
  departmentEn: string | null
  baseId: number
  base: string
  baseEn: string | null
  trainees: number
  confirmed: number
  disputed: number
  tasks: number
  fulfilled: number
  result: MentorResult | null
  score: number | null
  remark: string | null
  version: number | null
}

function withResult(result: AssessmentMatch['result']) {
  if (result === 'none') return sql`and a.id is null`

  return result ? sql`and a.result = ${result}` : sql``
}

/** Everybody who guided somebody at a base in a year, with the relations, and the result given. */
function guides({
  scope,
  year,
  userId,
  baseId,
  result,
  keywords,
}: AssessmentMatch): RawBuilder<unknown> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const words = keywords ? containing(keywords) : null
  return sql`from (
      select e.user_id, e.base_id, (array_agg(e.department_id
          order by e.year desc))[1] as department_id,
        array_agg(r.id) as relations, count(distinct r.trainee_id)::int as trainees
      from mentor_relations r join mentor_entries e on e.id = r.entry_id
      where r.started_on <= ${last}::date
        and (r.ended_on is null or (r.ended_on > r.started_on and r.ended_on >= ${first}::date))
        and ${isOfOwnBase(scope, 'e.baseId')}
        ${baseId ? sql`and e.base_id = ${baseId}` : sql``} ${userId ? sql`and e.user_id = ${userId}` : sql``}
      group by e.user_id, e.base_id) as guide
    join users u on u.id = guide.user_id join bases b on b.id = guide.base_id
    join departments d on d.id = guide.department_id
    left join mentor_assessments a on a.user_id = guide.user_id and a.base_id = guide.base_id
      and a.year = ${year}
    where true ${withResult(result)}
      ${
        words
          ? sql`and (u.name_search like ${words}
        or fold_search(u.username) like ${words})`
          : sql``
      }`
}

export const countAssessments = async (db: Db, match: AssessmentMatch) =>
  (await sql<{ count: number }>`select count(*)::int as count ${guides(match)}`.execute(db))
    .rows[0]!.count

const SORTS: SortColumns<(typeof assessmentSorts)[number]> = {
  name: by.name('u.displayName'),
  score: by.column('a.score'),
}

/** One page of mentors of a year with the facts, those without a result first. */
export const findAssessments = async (
  db: Db,
  match: AssessmentMatch,
  { pageNum, pageSize }: Page,
) => {
  const { year } = match
  const usual = sql`a.id is not null, guide.base_id, guide.user_id`
  const chosen = chosenOrder(match.sort, SORTS)
  const order = chosen ? sql`${chosen}, ${usual}` : usual

  const meetings = (
    state: string,
  ) => sql`(select count(*)::int from mentor_meetings g where g.relation_id = any(guide.relations)
    and g.state = ${sql.lit(state)}
    and g.met_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date)`

  const tasks = (
    only: RawBuilder<unknown>,
  ) => sql`(select count(*)::int from mentor_tasks k join mentor_relations r
    on r.id = any(guide.relations) and r.started_on <= k.ends_on
      and (r.ended_on is null or r.ended_on > k.starts_on)
    where k.base_id = guide.base_id and k.year = ${year} ${only})`

  const isFulfilled = sql`and (select count(*) from mentor_meetings g
    where g.relation_id = r.id and g.task_id = k.id and g.state = 'confirmed') >= k.meetings`

  const { rows } =
    await sql<AssessmentRow>`select guide.user_id, guide.base_id, guide.trainees, u.username,
      u.display_name as name, d.name as department, d.name_en as department_en, b.name as base,
      b.name_en as base_en,
      ${meetings('confirmed')} as confirmed, ${meetings('disputed')} as disputed,
      ${tasks(sql``)} as tasks, ${tasks(isFulfilled)} as fulfilled, a.result,
      a.score::float as score, a.remark, a.version
    ${guides(match)} order by ${order}
    limit ${pageSize} offset ${(pageNum - 1) * pageSize}`.execute(db)

  return rows
}

type Key = { userId: number; baseId: number; year: number }

export const findAssessmentForUpdate = (db: Db, { userId, baseId, year }: Key) =>
  db
    .selectFrom('mentorAssessments')
    .selectAll()
    .where('userId', '=', userId)
    .where('baseId', '=', baseId)
    .where('year', '=', year)
    .forUpdate()
    .executeTakeFirst()

export const findOwnAssessments = (db: Db, userId: number) =>
  db
    .selectFrom('mentorAssessments as a')
    .innerJoin('bases as b', 'b.id', 'a.baseId')
    .select([
      'a.id',
      'a.year',
      'a.result',
      'a.score',
      'a.remark',
      'b.name as base',
      'b.nameEn as baseEn',
    ])
    .where('a.userId', '=', userId)
    .orderBy('a.year', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
