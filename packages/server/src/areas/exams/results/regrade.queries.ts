import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { holdMarks } from '../marking/lock.queries.ts'
import type { ResultScope } from '../marking/marking.policy.ts'
import { barsOf, resultExams } from '../marking/scope.queries.ts'

/** Locks an exam, so that no attempt of it ends and no answer is marked while a correction is applied. */
export async function lockExam(db: Db, scope: ResultScope, id: number, now: Date) {
  const exam = await resultExams(db, scope)
    .where('x.id', '=', id)
    .select(['x.id', 'x.title', 'x.state', 'x.closes_at'])
    .select(barsOf(scope.userId, now))
    .forUpdate('x')
    .executeTakeFirst()
  if (exam) await holdMarks(db, id)
  return exam
}

/** Questions on the papers of an exam: of each its items, how they are marked, and the current edition. */
export function findExamItems(db: Db, examId: number, questionId?: number) {
  let items = db
    .selectFrom('learning_exam_papers as ep')
    .innerJoin('learning_papers as p', 'p.id', 'ep.paper_id')
    .innerJoin('learning_paper_items as i', 'i.paper_id', 'p.id')
    .innerJoin('learning_questions as q', 'q.id', 'i.question_id')
    .innerJoin('learning_question_editions as e', (on) =>
      on.onRef('e.question_id', '=', 'i.question_id').onRef('e.edition', '=', 'i.edition'),
    )
    .innerJoin('learning_question_editions as latest', (on) =>
      on.onRef('latest.question_id', '=', 'i.question_id').onRef('latest.edition', '=', 'q.edition'),
    )
    .leftJoin('learning_corrections as c', (on) => on.onRef('c.item_id', '=', 'i.id').on('c.exam_id', '=', examId))
    .leftJoin('users as u', 'u.id', 'c.made_by')
    .select(['i.id', 'i.paper_id', 'i.place', 'i.question_id', 'i.edition', 'p.title as paper', 'q.edition as latest_edition'])
    .select([sql<QuestionContent>`e.content`.as('content'), sql<QuestionContent>`latest.content`.as('latest_content')])
    .select(['c.kind as correction', 'c.edition as correction_edition', 'c.reason', 'c.made_at'])
    .select(sql<string | null>`coalesce(u.real_name, u.nickname)`.as('by'))
    .where('ep.exam_id', '=', examId)
  if (questionId !== undefined) items = items.where('i.question_id', '=', questionId)
  return items.orderBy('p.id').orderBy('i.place').execute()
}
export type ExamItem = Awaited<ReturnType<typeof findExamItems>>[number]

/** Ended attempts of an exam with one of these papers. */
export async function findAttemptIds(db: Db, examId: number, paperIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('learning_attempts')
    .select('id')
    .where('exam_id', '=', examId)
    .where('paper_id', 'in', [...paperIds])
    .where('ended_at', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
/** Whose attempts they are. */
export async function findTakers(db: Db, attemptIds: readonly number[]) {
  const rows = await db
    .selectFrom('learning_attempts as a')
    .innerJoin('learning_candidates as c', 'c.id', 'a.candidate_id')
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('learning_induction_people as n', 'n.id', 'c.person_id')
    .select(['a.id', 'a.number', 'c.user_id', sql<string>`coalesce(u.real_name, u.nickname, n.name)`.as('name')])
    .where('a.id', '=', anyId(attemptIds))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
export const removeCorrections = (db: Db, examId: number, itemIds: readonly number[]) =>
  db
    .deleteFrom('learning_corrections')
    .where('exam_id', '=', examId)
    .where('item_id', 'in', [...itemIds])
    .execute()
