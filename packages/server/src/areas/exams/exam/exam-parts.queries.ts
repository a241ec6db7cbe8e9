import { sql } from 'kysely'
import { noneOfIds } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

const personName = sql<string>`coalesce(u.real_name, u.nickname)`
/** Papers of an exam with the number of their questions and their points. */
export const findPapers = (db: Db, examId: number) =>
  db
    .selectFrom('learning_exam_papers as x')
    .innerJoin('learning_papers as p', 'p.id', 'x.paper_id')
    .where('x.exam_id', '=', examId)
    .select(['p.id', 'p.title', 'p.form', 'p.state'])
    .select([
      sql<number>`(select count(*) from learning_paper_items i where i.paper_id = p.id)`.as('items'),
      sql<number>`(select coalesce(sum(i.points), 0) from learning_paper_items i where i.paper_id = p.id)`.as('points'),
    ])
    .orderBy('p.form')
    .orderBy('p.id')
    .execute()
export const findRooms = (db: Db, examId: number) =>
  db
    .selectFrom('learning_exam_rooms as r')
    .where('r.exam_id', '=', examId)
    .select(['r.id', 'r.name', 'r.seats'])
    .select(sql<number>`(select count(*) from learning_candidates c where c.room_id = r.id)`.as('given'))
    .orderBy('r.id')
    .execute()
export const findStaff = (db: Db, examId: number) =>
  db
    .selectFrom('learning_exam_staff as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('s.exam_id', '=', examId)
    .select(['s.role', 'u.id', personName.as('name')])
    .orderBy('u.id')
    .execute()
/** Seats given and attempts marked; several attempts of somebody count once, passed if one is. */
export async function countProgress(db: Db, examId: number) {
  const { rows } = await sql<{ seated: number; marked: number; passed: number }>`select
    (select count(*) from learning_candidates where exam_id = ${examId} and seat is not null) seated,
    (select count(distinct candidate_id) from learning_attempts where exam_id = ${examId} and state in ('marked', 'released')) marked,
    (select count(distinct candidate_id) from learning_attempts
      where exam_id = ${examId} and state in ('marked', 'released') and is_passed) passed`.execute(db)
  return rows[0]!
}
export async function findKin(db: Db, { id, resit_of, train_id }: { id: number; resit_of: number | null; train_id: number | null }) {
  const [kin, train] = await Promise.all([
    db
      .selectFrom('learning_exams')
      .select(['id', 'title', 'resit_of'])
      .where((e) => e.or([e('resit_of', '=', id), e('id', '=', resit_of ?? 0)]))
      .orderBy('id')
      .limit(20)
      .execute(),
    train_id === null
      ? undefined
      : db.selectFrom('learning_induction_trains').select('title').where('id', '=', train_id).executeTakeFirst(),
  ])
  const named = ({ id: own, title }: { id: number; title: string }) => ({ id: own, name: title })
  return {
    train: train?.title ?? null,
    resits: kin.filter((one) => one.resit_of === id).map(named),
    resitOf: kin.filter((one) => one.id === resit_of).map(named)[0] ?? null,
  }
}

/** The accounts an exam concerns: its candidates, and those who invigilate or mark. */
export const findConcerned = async (db: Db, examId: number) => {
  const [candidates, staff] = await Promise.all([
    db.selectFrom('learning_candidates').select('user_id').where('exam_id', '=', examId).where('user_id', 'is not', null).execute(),
    db.selectFrom('learning_exam_staff').select('user_id').distinct().where('exam_id', '=', examId).execute(),
  ])
  return { candidates: candidates.map((row) => row.user_id!), staff: staff.map((row) => row.user_id) }
}
export async function writePapers(db: Db, examId: number, paperIds: readonly number[]) {
  await db.deleteFrom('learning_exam_papers').where('exam_id', '=', examId).execute()
  if (paperIds.length === 0) return
  await db
    .insertInto('learning_exam_papers')
    .values(paperIds.map((paper_id) => ({ exam_id: examId, paper_id })))
    .execute()
}
/** A form of a paper that the exam has no more is given anew with the first attempt. */
export const takeFormsBack = (db: Db, examId: number, paperIds: readonly number[]) =>
  db
    .updateTable('learning_candidates')
    .set({ paper_id: null })
    .where('exam_id', '=', examId)
    .where('paper_id', '<>', noneOfIds(paperIds))
    .execute()
