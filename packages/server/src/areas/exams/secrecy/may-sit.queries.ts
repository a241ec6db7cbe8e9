import { type RawBuilder, sql } from 'kysely'
import { isInTraining } from '../../trainees/trainees.public.ts'

/**
 * Whether an account sits an exam or may still do so; `exam` is the name of the exam in the query.
 * Such people are its candidates and the trainees of cohorts it was planned for. Others have not
 * passed the exam that it repeats, or were listed for its induction.
 */
export const maySit = (exam: string, userId: number): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${exam}.${column}`)
  return sql<boolean>`(
    exists (select from learning_candidates own where own.exam_id = ${of('id')} and own.user_id = ${userId})
    or (${of('state')} in ('draft', 'published') and exists (select from trainees t
      where t.user_id = ${userId} and t.cohort_id = any(${of('cohortIds')}) and ${isInTraining('t')}))
    or exists (select from learning_candidates own where own.exam_id = ${of('resitOf')} and own.user_id = ${userId}
      and not exists (select from learning_attempts passed where passed.candidate_id = own.id and passed.is_passed))
    or exists (select from learning_induction_people p join registrations r on r.id = p.registration_id
      where p.train_id = ${of('trainId')} and p.is_active and r.user_id = ${userId}))`
}

/**
 * Whether an account sits an exam with the paper `p` that has no results yet, or may still do so.
 */
export const isToBeSat = (
  userId: number,
) => sql<boolean>`exists (select from learning_exam_papers ep join learning_exams x on x.id = ep.exam_id
  where ep.paper_id = p.id and x.state in ('draft', 'published') and ${maySit('x', userId)})`
