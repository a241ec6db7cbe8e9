import { sql } from 'kysely'
import { maySit } from './may-sit.queries.ts'

/**
 * Whether an account sits an exam with the paper `p` that has no results yet, or may still do so.
 */
export const isToBeSat = (
  userId: number,
) => sql<boolean>`exists (select from learning_exam_papers ep join learning_exams x on x.id = ep.exam_id
  where ep.paper_id = p.id and x.state in ('draft', 'published') and ${maySit('x', userId)})`
