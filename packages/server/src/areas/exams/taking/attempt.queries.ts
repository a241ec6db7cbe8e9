import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { Taker } from './attempt.policy.ts'

/** Of a candidate `c`: it is the taker's. */
export const isOf = (taker: Taker) =>
  'userId' in taker
    ? sql<boolean>`c.user_id = ${taker.userId}`
    : sql<boolean>`c.person_id = ${taker.personId}`

/** The exam, locked shared: it is not moved or cancelled while a taker begins it. */
export const lockExam = (db: Db, id: number) =>
  db
    .selectFrom('learningExams')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'draft')
    .forShare()
    .executeTakeFirst()

/** The taker's candidature, locked: of clicks at once one begins the attempt. */
export const lockCandidate = (db: Db, taker: Taker, examId: number) =>
  db
    .selectFrom('learningCandidates as c')
    .selectAll()
    .where('c.examId', '=', examId)
    .where(isOf(taker))
    .forUpdate()
    .executeTakeFirst()

export const findAttemptsOf = (db: Db, candidateId: number) =>
  db
    .selectFrom('learningAttempts')
    .select(['id', 'number', 'state'])
    .where('candidateId', '=', candidateId)
    .orderBy('number')
    .execute()

/** Forms of the exam's paper, and how many candidates come before this one. */
export async function findForms(db: Db, examId: number, candidateId: number) {
  const { rows } = await sql<{ forms: number[]; place: number }>`select
    (select coalesce(array_agg(paper_id order by paper_id), '{}') from learning_exam_papers where exam_id = ${examId}) forms,
    (select count(*)::int from learning_candidates where exam_id = ${examId} and id < ${candidateId}) place`.execute(
    db,
  )

  return rows[0]!
}

export const assignForm = (db: Db, candidateId: number, paperId: number) =>
  db.updateTable('learningCandidates').set({ paperId }).where('id', '=', candidateId).execute()

const attempts = (db: Db) =>
  db
    .selectFrom('learningAttempts as a')
    .innerJoin('learningCandidates as c', 'c.id', 'a.candidateId')
    .innerJoin('learningExams as x', 'x.id', 'a.examId')
    .selectAll('a')
    .select([
      'x.title',
      'x.graceSeconds',
      'x.keepsDevice',
      'x.shufflesQuestions',
      'x.shufflesOptions',
      'x.shows',
      sql<string>`a.xmin::text`.as('rowVersion'),
    ])

/** A taker's own attempt, locked. */
export const lockAttempt = (db: Db, taker: Taker, id: number) =>
  attempts(db).where('a.id', '=', id).where(isOf(taker)).forUpdate('a').executeTakeFirst()

export const findAttempt = (db: Db, taker: Taker, id: number) =>
  attempts(db).where('a.id', '=', id).where(isOf(taker)).executeTakeFirst()

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof lockAttempt>>>

const overdue = (db: Db, now: Date) =>
  db
    .selectFrom('learningAttempts as a')
    .innerJoin('learningExams as x', 'x.id', 'a.examId')
    .select(['a.id', 'a.state', 'a.version', 'a.deadlineAt'])
    .where('a.state', '=', 'running')
    .where('a.deadlineAt', '<', now)
    .where(sql<boolean>`a.deadline_at + x.grace_seconds * interval '1 second' < ${now}`)

/** Whether the deadline and grace of a running attempt are over. */
export const hasOverdue = async (db: Db, now: Date) =>
  (await overdue(db, now).limit(1).executeTakeFirst()) !== undefined

/**
 * Running attempts whose deadline and grace are over, locked; those that another process is ending
 * are left to it.
 */
export const lockOverdue = (db: Db, now: Date, maxRows: number) =>
  overdue(db, now).orderBy('a.deadlineAt').limit(maxRows).forUpdate('a').skipLocked().execute()

/** Messages of invigilators to a candidate, or to everybody, after one. */
export const findMessages = (
  db: Db,
  { examId, candidateId }: Pick<AttemptRow, 'examId' | 'candidateId'>,
  after: number,
) =>
  db
    .selectFrom('learningExamMessages')
    .select(['id', 'text', 'sentAt'])
    .where('examId', '=', examId)
    .where('id', '>', after)
    .where((e) => e.or([e('candidateId', 'is', null), e('candidateId', '=', candidateId)]))
    .orderBy('id')
    .limit(50)
    .execute()
