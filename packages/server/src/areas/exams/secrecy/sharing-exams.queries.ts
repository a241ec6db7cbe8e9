import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'

const MAX_ROWS = 50

export type SharingRow = {
  id: number
  title: string
  state: string
  opensAt: Date
  closesAt: Date
  shows: string
  isResit: boolean
  isGoingOn: boolean
  questions: number
  candidates: number
}

/**
 * How many are candidates of both `s.exam_id` and `x.id`; counted for each pair of exams, by the
 * keys of candidates.
 */
const IN_BOTH = sql`(select count(*) as candidates from (
  select c.id from learning_candidates c join learning_candidates o on o.exam_id = s.exam_id and o.user_id = c.user_id where c.exam_id = x.id
  union all
  select c.id from learning_candidates c join learning_candidates o on o.exam_id = s.exam_id and o.person_id = c.person_id
    where c.exam_id = x.id) common)`

/**
 * The questions of these exams as `asked`, in any edition or as a recorded duplicate: `own_id` is
 * the question of the exam's own paper.
 */
const askedBy = (examIds: readonly number[]) => sql`
  own as materialized (select distinct ep.exam_id, i.question_id from learning_exam_papers ep
      join learning_paper_items i on i.paper_id = ep.paper_id where ep.exam_id = ${anyId(examIds)}),
  asked as (select exam_id, question_id, question_id as own_id from own
    union select o.exam_id, p.other_id, o.question_id from own o
      join learning_question_pairs p on p.one_id = o.question_id where p.apart_by is null
    union select o.exam_id, p.one_id, o.question_id from own o
      join learning_question_pairs p on p.other_id = o.question_id where p.apart_by is null)`

/** Pairs of an exam among these and another one, with the number of questions that both ask. */
const sharedBy = (examIds: readonly number[]) => sql`(
  with ${askedBy(examIds)}
  select a.exam_id, ep.exam_id as other_id, count(distinct a.own_id) as questions
  from asked a join learning_paper_items i on i.question_id = a.question_id join learning_exam_papers ep on ep.paper_id = i.paper_id
  where ep.exam_id <> a.exam_id group by a.exam_id, ep.exam_id)`

/** Other exams that ask questions of this one, with the candidates of both. */
export async function findSharingExams(db: Db, examId: number): Promise<SharingRow[]> {
  const { rows } = await sql<SharingRow>`
    select x.id, x.title, x.state, x.opens_at, x.closes_at, x.shows, x.resit_of is not null as is_resit, s.questions, b.candidates,
      exists (select from learning_attempts a where a.exam_id = x.id and ${isAttemptBegun('a')}) as is_going_on
    from ${sharedBy([examId])} s join learning_exams x on x.id = s.other_id
      cross join lateral ${IN_BOTH} b
    where x.state <> 'cancelled' order by b.candidates desc, x.opens_at desc, x.id desc limit ${MAX_ROWS}`.execute(
    db,
  )

  return rows
}

/**
 * Of these exams, how many others with common candidates ask the same questions. Begins at the
 * candidates: an exam shares questions with many others, but its candidates with few.
 */
export async function countSharingExams(
  db: Db,
  examIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ examId: number; count: number }>`
    with ${askedBy(examIds)},
      met as materialized (
        select o.exam_id, c.exam_id as other_id from learning_candidates o
          join learning_candidates c on c.user_id = o.user_id
          where o.exam_id = ${anyId(examIds)} and c.exam_id <> o.exam_id
        union select o.exam_id, c.exam_id from learning_candidates o
          join learning_candidates c on c.person_id = o.person_id
          where o.exam_id = ${anyId(examIds)} and c.exam_id <> o.exam_id)
    select met.exam_id, count(*) as count from met join learning_exams x on x.id = met.other_id
      cross join lateral (select from learning_exam_papers ep
        join learning_paper_items i on i.paper_id = ep.paper_id
        join asked a on a.question_id = i.question_id
        where ep.exam_id = met.other_id and a.exam_id = met.exam_id limit 1) shared
    where x.state <> 'cancelled'
    group by met.exam_id`.execute(db)

  return new Map(rows.map(({ examId, count }) => [examId, count]))
}
