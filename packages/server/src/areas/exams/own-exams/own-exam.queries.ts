import { sql } from 'kysely'
import type { InstantRange } from '../../../platform/calendar.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { wasPublished } from '../exam/exam.queries.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import { isOf } from '../taking/attempt.queries.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'

const own = (db: Db, taker: Taker) =>
  db
    .selectFrom('learning_candidates as c')
    .innerJoin('learning_exams as x', 'x.id', 'c.exam_id')
    .leftJoin('learning_exam_rooms as r', 'r.id', 'c.room_id')
    .select(['x.id', 'x.title', 'x.note', 'x.mode', 'x.state', 'x.opens_at', 'x.closes_at', 'x.minutes', 'x.grace_seconds'])
    .select(['x.attempts', 'x.keeps_device', 'x.shows', 'x.reason', 'r.name as room', 'c.seat', 'c.extra_minutes', 'c.extra_attempts'])
    .select(['c.id as candidate_id', 'c.paper_id'])
    .where(isOf(taker))
    .where('x.state', '<>', 'draft')
/** Exams of a taker, the latest first. */
export const findExamsOf = (db: Db, taker: Taker) =>
  own(db, taker).orderBy('x.opens_at', 'desc').orderBy('x.id', 'desc').limit(300).execute()
export const findExamOf = (db: Db, taker: Taker, id: number) => own(db, taker).where('x.id', '=', id).executeTakeFirst()
export type OwnExamRow = NonNullable<Awaited<ReturnType<typeof findExamOf>>>

/** Attempts of candidates, in their order. */
export const findTries = (db: Db, candidateIds: readonly number[]) =>
  db
    .selectFrom('learning_attempts')
    .select(['id', 'candidate_id', 'number', 'state', 'started_at', 'deadline_at', 'paused_at', 'ended_at', 'score', 'most', 'is_passed'])
    .where('candidate_id', '=', anyId(candidateIds))
    .orderBy('candidate_id')
    .orderBy('number')
    .execute()
export type TryRow = Awaited<ReturnType<typeof findTries>>[number]

/** How long a paper is: of the candidate's form, or of the first one before it is drawn. */
export async function findPaperSize(db: Db, { id, paper_id }: Pick<OwnExamRow, 'id' | 'paper_id'>) {
  const { rows } = await sql<{ questions: number; most: number; pass_percent: number }>`select p.pass_percent,
    count(i.id)::int questions, coalesce(sum(i.points), 0)::int most
    from learning_papers p left join learning_paper_items i on i.paper_id = p.id
    where p.id = coalesce(${paper_id}, (select min(paper_id) from learning_exam_papers where exam_id = ${id})) group by p.id`.execute(db)
  return rows[0] ?? { questions: 0, most: 0, pass_percent: 0 }
}
/** Exams that somebody can begin or go on with now. */
export async function countOpen(db: Db, taker: Taker, now: Date) {
  const { rows } = await sql<{ count: number }>`select count(*)::int count from learning_candidates c
    join learning_exams x on x.id = c.exam_id
    where ${isOf(taker)} and x.state = 'published' and x.opens_at <= ${now} and (
      exists (select from learning_attempts a where a.candidate_id = c.id and ${isAttemptBegun('a')})
      or (x.closes_at > ${now}
        and (select count(*) from learning_attempts a where a.candidate_id = c.id) < x.attempts + c.extra_attempts))`.execute(db)
  return rows[0]!.count
}
/** Exams of a taker whose window touches this time, also those that were called off after they had been published. */
export const findExamsWithin = (db: Db, taker: Taker, { after, before }: InstantRange) =>
  db
    .selectFrom('learning_candidates as c')
    .innerJoin('learning_exams as e', 'e.id', 'c.exam_id')
    .leftJoin('learning_exam_rooms as r', 'r.id', 'c.room_id')
    .select(['e.id', 'e.title', 'e.state', 'e.mode', 'e.opens_at', 'e.closes_at', 'e.minutes', 'e.reason', 'e.version', 'e.updated_at'])
    .select(['r.name as room', 'c.seat'])
    .select(
      sql<boolean>`exists (select from learning_attempts a where a.candidate_id = c.id and a.ended_at is not null)`.as('has_handed_in'),
    )
    .where(isOf(taker))
    .where(wasPublished)
    .where('e.opens_at', '<', before)
    .where('e.closes_at', '>', after)
    .orderBy('e.opens_at')
    .execute()
