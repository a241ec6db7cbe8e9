import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { lockMarks } from '../marking/lock.queries.ts'
import type { ResultScope } from '../marking/marking.policy.ts'
import { barsOf, resultExams } from '../marking/scope.queries.ts'

/**
 * Locks an exam, so that no attempt of it ends and no answer is marked while a correction is
 * applied.
 */
export async function lockExam(db: Db, scope: ResultScope, id: number, now: Date) {
  const exam = await resultExams(db, scope)
    .where('x.id', '=', id)
    .select(['x.id', 'x.title', 'x.state', 'x.closesAt'])
    .select(barsOf(scope.userId, now))
    .forUpdate('x')
    .executeTakeFirst()
  if (exam) await lockMarks(db, id)

  return exam
}

/**
 * Questions on the papers of an exam: of each its items, how they are marked, and the current
 * edition.
 */
export function findExamItems(db: Db, examId: number, questionId?: number) {
  let items = db
    .selectFrom('learningExamPapers as ep')
    .innerJoin('learningPapers as p', 'p.id', 'ep.paperId')
    .innerJoin('learningPaperItems as i', 'i.paperId', 'p.id')
    .innerJoin('learningQuestions as q', 'q.id', 'i.questionId')
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'i.edition'),
    )
    .innerJoin('learningQuestionEditions as latest', (on) =>
      on.onRef('latest.questionId', '=', 'i.questionId').onRef('latest.edition', '=', 'q.edition'),
    )
    .leftJoin('learningCorrections as c', (on) =>
      on.onRef('c.itemId', '=', 'i.id').on('c.examId', '=', examId),
    )
    .leftJoin('users as u', 'u.id', 'c.madeBy')
    .select([
      'i.id',
      'i.paperId',
      'i.place',
      'i.questionId',
      'i.edition',
      'p.title as paper',
      'q.edition as latestEdition',
    ])
    .select([
      sql<QuestionContent>`e.content`.as('content'),
      sql<QuestionContent>`latest.content`.as('latestContent'),
    ])
    .select(['c.kind as correction', 'c.edition as correctionEdition', 'c.reason', 'c.madeAt'])
    .select('u.displayName as by')
    .where('ep.examId', '=', examId)
  if (questionId !== undefined) items = items.where('i.questionId', '=', questionId)

  return items.orderBy('p.id').orderBy('i.place').execute()
}

export type ExamItem = Awaited<ReturnType<typeof findExamItems>>[number]

/** Ended attempts of an exam with one of these papers. */
export async function findAttemptIds(
  db: Db,
  examId: number,
  paperIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('learningAttempts')
    .select('id')
    .where('examId', '=', examId)
    .where('paperId', 'in', [...paperIds])
    .where('endedAt', 'is not', null)
    .orderBy('id')
    .execute()

  return rows.map(({ id }) => id)
}

/** The takers of these attempts. */
export async function findTakers(db: Db, attemptIds: readonly number[]) {
  const rows = await db
    .selectFrom('learningAttempts as a')
    .innerJoin('learningCandidates as c', 'c.id', 'a.candidateId')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('learningInductionPeople as n', 'n.id', 'c.personId')
    .select([
      'a.id',
      'a.number',
      'c.userId',
      sql<string>`coalesce(u.display_name, n.name)`.as('name'),
    ])
    .where('a.id', '=', anyId(attemptIds))
    .execute()

  return new Map(rows.map((row) => [row.id, row]))
}

export const removeCorrections = (db: Db, examId: number, itemIds: readonly number[]) =>
  db
    .deleteFrom('learningCorrections')
    .where('examId', '=', examId)
    .where('itemId', 'in', [...itemIds])
    .execute()
