import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { literals, noneOfIds } from '../../../platform/db/patterns.ts'
import { KINDS_BY_HAND } from '../judgement/score.rules.ts'

const personName = sql<string>`u.display_name`

const kindsByHand = literals(KINDS_BY_HAND)

/** Questions `q` that a person marks, as a whole or in a part. */
const isQuestionByHand = sql<boolean>`(q.content -> 'body' ->> 'kind' in (${kindsByHand}) or exists (
  select from jsonb_array_elements(q.content -> 'body' -> 'parts') part
  where part -> 'question' ->> 'kind' in (${kindsByHand})))`

/**
 * Papers of an exam with the number of their questions, of those among them that a person marks,
 * and their points.
 */
export const findPapers = (db: Db, examId: number) =>
  db
    .selectFrom('learningExamPapers as x')
    .innerJoin('learningPapers as p', 'p.id', 'x.paperId')
    .where('x.examId', '=', examId)
    .select(['p.id', 'p.title', 'p.form', 'p.state'])
    .select([
      sql<number>`(select count(*) from learning_paper_items i where i.paper_id = p.id)`.as(
        'items',
      ),
      sql<number>`(select coalesce(sum(i.points), 0) from learning_paper_items i where i.paper_id = p.id)`.as(
        'points',
      ),
      sql<number>`(select count(*) from learning_paper_items i
        join learning_question_editions q on q.question_id = i.question_id and q.edition = i.edition
        where i.paper_id = p.id and ${isQuestionByHand})`.as('byHand'),
    ])
    .orderBy('p.form')
    .orderBy('p.id')
    .execute()

export const findRooms = (db: Db, examId: number) =>
  db
    .selectFrom('learningExamRooms as r')
    .where('r.examId', '=', examId)
    .select(['r.id', 'r.name', 'r.seats'])
    .select(
      sql<number>`(select count(*) from learning_candidates c where c.room_id = r.id)`.as('given'),
    )
    .orderBy('r.id')
    .execute()

export const findStaff = (db: Db, examId: number) =>
  db
    .selectFrom('learningExamStaff as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .where('s.examId', '=', examId)
    .select(['s.role', 'u.id', personName.as('name')])
    .orderBy('u.id')
    .execute()

/**
 * Seats given and attempts marked; several attempts of a candidate count once, passed if one is.
 */
export async function countProgress(db: Db, examId: number) {
  const { rows } = await sql<{ seated: number; marked: number; passed: number }>`select
    (select count(*) from learning_candidates where exam_id = ${examId} and seat is not null) seated,
    (select count(distinct candidate_id) from learning_attempts where exam_id = ${examId} and state in ('marked', 'released')) marked,
    (select count(distinct candidate_id) from learning_attempts
      where exam_id = ${examId} and state in ('marked', 'released') and is_passed) passed`.execute(
    db,
  )

  return rows[0]!
}

export async function findKin(
  db: Db,
  { id, resitOf, trainId }: { id: number; resitOf: number | null; trainId: number | null },
) {
  const [kin, train] = await Promise.all([
    db
      .selectFrom('learningExams')
      .select(['id', 'title', 'resitOf'])
      .where((e) => e.or([e('resitOf', '=', id), e('id', '=', resitOf ?? 0)]))
      .orderBy('id')
      .limit(20)
      .execute(),
    trainId === null
      ? undefined
      : db
          .selectFrom('learningInductionTrains')
          .select('title')
          .where('id', '=', trainId)
          .executeTakeFirst(),
  ])

  const named = ({ id: examId, title }: { id: number; title: string }) => ({
    id: examId,
    name: title,
  })
  return {
    train: train?.title ?? null,
    resits: kin.filter((exam) => exam.resitOf === id).map(named),
    resitOf: kin.filter((exam) => exam.id === resitOf).map(named)[0] ?? null,
  }
}

/** The accounts an exam concerns: its candidates, and those who invigilate or mark. */
export const findConcernedAccounts = async (db: Db, examId: number) => {
  const [candidates, staff] = await Promise.all([
    db
      .selectFrom('learningCandidates')
      .select('userId')
      .where('examId', '=', examId)
      .where('userId', 'is not', null)
      .execute(),
    db
      .selectFrom('learningExamStaff')
      .select('userId')
      .distinct()
      .where('examId', '=', examId)
      .execute(),
  ])

  return { candidates: candidates.map((row) => row.userId!), staff: staff.map((row) => row.userId) }
}

export async function writePapers(db: Db, examId: number, paperIds: readonly number[]) {
  await db.deleteFrom('learningExamPapers').where('examId', '=', examId).execute()
  if (paperIds.length === 0) return

  await db
    .insertInto('learningExamPapers')
    .values(paperIds.map((paperId) => ({ examId, paperId })))
    .execute()
}

/**
 * If the paper of a candidate is not one of the exam's any more, the first attempt gets another
 * one.
 */
export const withdrawForms = (db: Db, examId: number, paperIds: readonly number[]) =>
  db
    .updateTable('learningCandidates')
    .set({ paperId: null })
    .where('examId', '=', examId)
    .where('paperId', '<>', noneOfIds(paperIds))
    .execute()
