import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { idArray } from '../../../platform/db/patterns.ts'
import { candidateName } from '../candidates/candidate.queries.ts'

const hasLate = sql<boolean>`exists (select from learning_attempt_events v where v.attempt_id = t.id and v.is_late and v.kind = 'answer')`

const attemptsOf = (db: Db, examId: number) =>
  db.selectFrom('learningAttempts as t').where('t.examId', '=', examId).where(hasLate)

/** Attempts of an exam with answers that came late, those that are not decided on first. */
export const findLateAttempts = (db: Db, examId: number, maxRows: number) =>
  attemptsOf(db, examId)
    .innerJoin('learningCandidates as c', 'c.id', 't.candidateId')
    .leftJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('learningInductionPeople as p', 'p.id', 'c.personId')
    .selectAll('t')
    .select(candidateName.as('name'))
    .orderBy(sql`t.late_decided_at is not null`)
    .orderBy('t.id')
    .limit(maxRows)
    .execute()

/** Late events of these attempts: at most so many of each, in the order of arrival. */
export async function findLateEvents(db: Db, attemptIds: readonly number[], maxRows: number) {
  const { rows } = await sql<{
    attemptId: number
    place: number | null
    part: number | null
    receivedAt: Date
    madeAt: Date
  }>`select v.attempt_id, i.place, c.part, v.received_at, v.made_at
    from unnest(${idArray(attemptIds)}) a (id)
      cross join lateral (select * from learning_attempt_events e where e.attempt_id = a.id and e.is_late and e.kind = 'answer'
        order by e.id limit ${maxRows}) v
      left join learning_paper_items i on i.id = v.item_id
      left join lateral (select p.at as part from learning_question_editions e,
          jsonb_array_elements(case when v.part <> '' then e.content -> 'body' -> 'parts' end) with ordinality p (one, at)
        where e.question_id = i.question_id and e.edition = i.edition and p.one ->> 'id' = v.part) c on true
    order by v.attempt_id, v.id`.execute(db)

  return rows
}

/** An attempt with late answers, locked. */
export const lockLateAttempt = (db: Db, examId: number, id: number) =>
  db
    .selectFrom('learningAttempts as t')
    .where('t.examId', '=', examId)
    .where('t.id', '=', id)
    .selectAll('t')
    .select(hasLate.as('hasLate'))
    .forUpdate('t')
    .executeTakeFirst()
