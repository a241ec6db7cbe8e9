import type { ResultFilters } from '@residency/contract/areas/exams/marking/result.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import type { ResultScope } from '../marking/marking.policy.ts'
import { marksOfExam, resultExams } from '../marking/scope.queries.ts'
import { maySit } from '../secrecy/may-sit.queries.ts'
import { isAnswerWaiting, isAttemptBegun, isAttemptWaiting } from '../waiting-parts.queries.ts'

/** The attempt `a` that counts comes first: the best by its share of the points, then the earliest. */
export const bestFirst = sql`a.score::numeric / a.most desc, a.number`

/** Of each candidate the attempt that counts. */
export const bestAttempt = sql`select distinct on (a.candidate_id) a.candidate_id, a.id, a.number, a.score, a.most, a.is_passed, a.ended_at
  from learning_attempts a where a.exam_id = x.id and a.score is not null
  order by a.candidate_id, ${bestFirst}`

const withResultFields = (match: ReturnType<typeof resultExams>, userId: number) =>
  match
    .leftJoin('bases as b', 'b.id', 'x.baseId')
    .select([
      'x.id',
      'x.title',
      'x.opensAt',
      'x.closesAt',
      'x.state',
      'b.name as base',
      'b.nameEn as baseEn',
    ])
    .select(maySit('x', userId).as('maySit'))
    .select([
      sql<number>`(select count(*) from learning_candidates c where c.exam_id = x.id)`.as(
        'candidates',
      ),
      sql<number>`(select count(distinct a.candidate_id) from learning_attempts a where a.exam_id = x.id)`.as(
        'sat',
      ),
      sql<number>`(select count(*) from learning_attempts a where a.exam_id = x.id and ${isAttemptBegun('a')})`.as(
        'running',
      ),
      sql<number>`(select count(*) from (${bestAttempt}) r)`.as('scored'),
      sql<number>`(select count(*) from (${bestAttempt}) r where r.is_passed)`.as('passed'),
      sql<number>`(select count(*) from ${marksOfExam} and ${isAnswerWaiting})`.as('waiting'),
      sql<number>`(select count(*) from learning_attempts a where a.exam_id = x.id and ${isAttemptWaiting('a')})`.as(
        'unmarked',
      ),
    ])

export type ResultExamRow = Awaited<
  ReturnType<ReturnType<typeof withResultFields>['executeTakeFirstOrThrow']>
>

export function findResultExamPage(db: Db, scope: ResultScope, filters: ResultFilters) {
  let match = resultExams(db, scope)
  if (filters.isReleased)
    match = match.where('x.state', '=', filters.isReleased === 'yes' ? 'released' : 'published')

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('x.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(withResultFields(rows, scope.userId), filters.sort, {
      name: by.name('x.title'),
      opensAt: by.column('x.opensAt'),
    })
      .orderBy('x.opensAt', 'desc')
      .orderBy('x.id', 'desc'),
  )
}

export const findResultExam = (db: Db, scope: ResultScope, id: number) =>
  withResultFields(resultExams(db, scope).where('x.id', '=', id), scope.userId).executeTakeFirst()

/** Results that count, papers and number of corrections of an exam. */
export async function findResultParts(db: Db, examId: number) {
  const [results, papers, corrections] = await Promise.all([
    sql<{
      score: number
      most: number
    }>`select r.score, r.most from learning_exams x, lateral (${bestAttempt}) r where x.id = ${examId}`.execute(
      db,
    ),
    db
      .selectFrom('learningExamPapers as e')
      .innerJoin('learningPapers as p', 'p.id', 'e.paperId')
      .select(['p.id', 'p.title', 'p.passPercent'])
      .where('e.examId', '=', examId)
      .orderBy('p.id')
      .execute(),
    sql<{ count: number }>`select count(distinct i.question_id) as count from learning_corrections c
      join learning_paper_items i on i.id = c.item_id where c.exam_id = ${examId}`.execute(db),
  ])

  return { results: results.rows, papers, corrections: corrections.rows[0]!.count }
}
