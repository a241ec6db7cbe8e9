import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** Of an attempt `a` of an exam `x`: its result was out with answers, and was taken back. */
const wasRetracted = sql<boolean>`(x.shows <> 'result' and a.state <> 'released' and exists (select from flow_history h
  where h.flow = 'attempt' and h.record_id = a.id and h.from_state = 'released'))`

/** An exam and those it is a resit of. */
const originsOf = (
  examId: number,
) => sql`(with recursive origins as (select id, resit_of from learning_exams where id = ${examId}
  union select e.id, e.resit_of from learning_exams e join origins o on e.id = o.resit_of) select id from origins)`

/**
 * Papers of an exam without a question that is new to those who read the results which were taken
 * back.
 */
async function findPapersKnownBy(
  db: Db,
  examId: number,
  isConcerned: RawBuilder<boolean>,
): Promise<number[]> {
  const { rows } = await sql<{ paperId: number }>`
    with seen as materialized (select distinct i.question_id from learning_exams x join learning_attempts a on a.exam_id = x.id
        join learning_candidates c on c.id = a.candidate_id join learning_paper_items i on i.paper_id = a.paper_id
      where x.id in ${originsOf(examId)} and ${wasRetracted} and ${isConcerned})
    select ep.paper_id from learning_exam_papers ep where ep.exam_id = ${examId} and not exists (select from learning_paper_items i
      where i.paper_id = ep.paper_id and i.question_id not in (select question_id from seen))`.execute(
    db,
  )

  return rows.map(({ paperId }) => paperId)
}

/** Papers of an exam whose answers a user could read before results were retracted. */
export const findKnownPapers = (db: Db, examId: number) =>
  findPapersKnownBy(db, examId, sql<boolean>`true`)

/** The same for one of its candidates. */
export const findPapersKnownTo = (
  db: Db,
  examId: number,
  { userId, personId }: { userId: number | null; personId: number | null },
) =>
  findPapersKnownBy(db, examId, sql<boolean>`(c.user_id = ${userId} or c.person_id = ${personId})`)

/**
 * Parallel forms of an exam's papers that no exam has used, at most as many as the exam has papers.
 */
export async function findUnusedForms(db: Db, examId: number) {
  const { rows } = await sql<{ id: number; title: string; form: string | null }>`
    select f.id, f.title, f.form from learning_papers f where f.state <> 'draft' and f.family_id in (select p.family_id
        from learning_exam_papers ep join learning_papers p on p.id = ep.paper_id where ep.exam_id = ${examId} and p.family_id is not null)
      and not exists (select from learning_exam_papers u join learning_exams x on x.id = u.exam_id where u.paper_id = f.id and x.state <> 'cancelled')
    order by f.family_id, f.form limit (select count(*) from learning_exam_papers where exam_id = ${examId})`.execute(
    db,
  )

  return rows
}
