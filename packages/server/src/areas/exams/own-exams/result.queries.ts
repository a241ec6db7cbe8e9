import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

export type MarkedItem = {
  id: number
  questionId: number
  points: number
  content: unknown

  /** Of the edition by which it was marked, where that is another one. */
  markedContent: unknown
  marks: { part: string; points: number | null; most: number }[]
}

/** Questions of an attempt's paper with its marks, in the order of the paper. */
export async function findMarkedItems(
  db: Db,
  attempt: { id: number; paperId: number },
): Promise<MarkedItem[]> {
  const { rows } = await sql<MarkedItem>`select i.id, i.question_id, i.points, e.content,
      (select n.content from learning_question_editions n
        where n.question_id = i.question_id and n.edition = m.edition and m.edition <> i.edition) marked_content,
      coalesce(m.marks, '[]') marks
    from learning_paper_items i
    join learning_question_editions e on e.question_id = i.question_id and e.edition = i.edition
    left join (select item_id, max(edition) edition, jsonb_agg(jsonb_build_object('part', part, 'points', points, 'most', most)) marks
      from learning_marks where attempt_id = ${attempt.id} group by item_id) m on m.item_id = i.id
    where i.paper_id = ${attempt.paperId} order by i.place`.execute(db)

  return rows
}
