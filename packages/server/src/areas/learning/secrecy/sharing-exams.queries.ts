import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

const MOST = 50
export type SharingRow = {
  id: number
  title: string
  state: string
  opens_at: Date
  closes_at: Date
  shows: string
  is_resit: boolean
  is_going_on: boolean
  questions: number
  candidates: number
}
/** Other exams that ask questions of this one, in any edition or as a recorded duplicate, with the candidates of both. */
export async function findSharingExams(db: Db, examId: number): Promise<SharingRow[]> {
  const { rows } = await sql<SharingRow>`
    with own as materialized (select distinct i.question_id from learning_exam_papers ep join learning_paper_items i on i.paper_id = ep.paper_id
        where ep.exam_id = ${examId}),
      asked as (select question_id, question_id as own_id from own
        union select p.other_id, o.question_id from own o join learning_question_pairs p on p.one_id = o.question_id where p.apart_by is null
        union select p.one_id, o.question_id from own o join learning_question_pairs p on p.other_id = o.question_id where p.apart_by is null),
      shared as (select ep.exam_id, count(distinct s.own_id) as questions
        from asked s join learning_paper_items i on i.question_id = s.question_id join learning_exam_papers ep on ep.paper_id = i.paper_id
        where ep.exam_id <> ${examId} group by ep.exam_id)
    select x.id, x.title, x.state, x.opens_at, x.closes_at, x.shows, x.resit_of is not null as is_resit, s.questions, b.candidates,
      exists (select from learning_attempts a where a.exam_id = x.id and a.state in ('running', 'paused')) as is_going_on
    from shared s join learning_exams x on x.id = s.exam_id
      cross join lateral (select count(*) as candidates from learning_candidates c
        join learning_candidates o on o.exam_id = ${examId} and (o.user_id = c.user_id or o.person_id = c.person_id) where c.exam_id = x.id) b
    where x.state <> 'cancelled' order by b.candidates desc, x.opens_at desc, x.id desc limit ${MOST}`.execute(db)
  return rows
}
