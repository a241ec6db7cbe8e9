import type {
  Outcome,
  ResultPersonFilters,
  resultPersonSorts,
} from '@residency/contract/areas/exams/marking/result.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyId, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { grouped } from '../../../platform/grouped.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'
import { bestAttempt } from './result.queries.ts'

export type PersonMatch = {
  examId: number
  now: Date
  keywords?: string | undefined
  outcome?: Outcome | undefined
}

const nameOf = sql<string>`coalesce(u.display_name, n.name)`
const attemptsOf = sql<number>`(select count(*) from learning_attempts a where a.candidate_id = c.id)`

type Best = {
  candidateId: number
  id: number
  number: number
  score: number
  most: number
  isPassed: boolean
  endedAt: Date
}

/**
 * The result of candidate `c` of exam `x` with the attempt `r` that counts. The list, its filter
 * and the sheet use this.
 */
const outcomeAt = (now: Date) => sql<Outcome>`case
  when r.is_passed then 'passed'
  when not r.is_passed then 'failed'
  when exists (select from learning_attempts a where a.candidate_id = c.id and ${isAttemptBegun('a')}) then 'sitting'
  when x.closes_at > ${now} then
    case when exists (select from learning_attempts a where a.candidate_id = c.id) then 'submitted' else 'expected' end
  when exists (select from learning_attempts a where a.candidate_id = c.id) then 'waiting'
  else 'absent' end`

/** Candidates `c` of an exam with the attempt `r` that counts. */
function people(db: Db, { examId, now, keywords, outcome }: PersonMatch) {
  let match = db
    .selectFrom('learningCandidates as c')
    .innerJoin('learningExams as x', 'x.id', 'c.examId')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('learningInductionPeople as n', 'n.id', 'c.personId')
    .leftJoin(
      sql<Best>`(select r.* from learning_exams x, lateral (${bestAttempt}) r where x.id = ${examId})`.as(
        'r',
      ),
      'r.candidateId',
      'c.id',
    )
    .where('c.examId', '=', examId)

  if (outcome) match = match.where(outcomeAt(now), '=', outcome)

  if (keywords)
    match = match.where(
      sql<string>`coalesce(u.name_search, n.name_search)`,
      'like',
      containing(keywords),
    )

  return match
}

const withPersonFields = (match: ReturnType<typeof people>, now: Date) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select(['c.id', 'x.title as exam', 'd.name as department', 'd.nameEn as departmentEn'])
    .select(['r.id as attemptId', 'r.number', 'r.score', 'r.most', 'r.isPassed', 'r.endedAt'])
    .select([nameOf.as('name'), attemptsOf.as('attempts'), outcomeAt(now).as('outcome')])

export type PersonRow = Awaited<
  ReturnType<ReturnType<typeof withPersonFields>['executeTakeFirstOrThrow']>
>

const SORTS: SortColumns<(typeof resultPersonSorts)[number]> = {
  name: sql`${nameOf} collate pinyin`,
  score: by.column('r.score'),
  number: by.column('r.number'),
  endedAt: by.column('r.endedAt'),
}

const bestScoreFirst = sql`r.score::numeric / r.most desc nulls last`

export const findPersonPage = (
  db: Db,
  match: PersonMatch,
  page: Pick<ResultPersonFilters, 'pageNum' | 'pageSize' | 'sort'>,
) =>
  findPage(people(db, match), page, (rows) =>
    sortedBy(withPersonFields(rows, match.now), page.sort, SORTS)
      .orderBy(bestScoreFirst)
      .orderBy('c.id'),
  )

export const findPersonBatch = (db: Db, match: PersonMatch, page: Page) =>
  pageOf(
    withPersonFields(people(db, match), match.now).orderBy(bestScoreFirst).orderBy('c.id'),
    page,
  ).execute()

export async function countPeople(db: Db, match: PersonMatch) {
  return (
    await people(db, match).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  ).count
}

export type SectionRow = { attemptId: number; title: string; score: number; most: number }

/** Points of attempts by section of their paper; questions that were dropped do not count. */
export async function findSections(
  db: Db,
  attemptIds: readonly number[],
): Promise<Map<number, SectionRow[]>> {
  const { rows } = await sql<SectionRow>`
    select m.attempt_id, coalesce(p.sections -> i.section ->> 'title', '') as title, sum(coalesce(m.points, 0)) as score, sum(m.most) as most
    from learning_marks m join learning_attempts a on a.id = m.attempt_id
      join learning_paper_items i on i.id = m.item_id join learning_papers p on p.id = i.paper_id
    where m.attempt_id = ${anyId(attemptIds)} and not exists (select from learning_corrections c
      where c.exam_id = a.exam_id and c.item_id = m.item_id and c.kind = 'dropped')
    group by m.attempt_id, i.section, p.sections order by m.attempt_id, i.section`.execute(db)

  return grouped(rows, (row) => row.attemptId)
}
