import { sql } from 'kysely'
import type { InstantRange } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isPublished, isReleased } from '../exam/exam.policy.ts'
import { EVENT_COLUMNS, wasPublished } from '../exam/exam.queries.ts'
import { isSitting } from '../exam/exam-event.rules.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import { isOf } from '../taking/attempt.queries.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'

export const ownExams = (db: Db, taker: Taker) =>
  db
    .selectFrom('learningCandidates as c')
    .innerJoin('learningExams as x', 'x.id', 'c.examId')
    .leftJoin('learningExamRooms as r', 'r.id', 'c.roomId')
    .select([
      'x.id',
      'x.title',
      'x.note',
      'x.mode',
      'x.state',
      'x.opensAt',
      'x.closesAt',
      'x.minutes',
      'x.graceSeconds',
    ])
    .select([
      'x.attempts',
      'x.keepsDevice',
      'x.shows',
      'x.reason',
      'r.name as room',
      'c.seat',
      'c.extraMinutes',
      'c.extraAttempts',
    ])
    .select(['c.id as candidateId', 'c.paperId'])
    .where(isOf(taker))
    .where('x.state', '<>', 'draft')

/** Exams of a taker, the latest first. */
export const findExamsOf = (db: Db, taker: Taker) =>
  ownExams(db, taker).orderBy('x.opensAt', 'desc').orderBy('x.id', 'desc').limit(300).execute()

export const findExamOf = (db: Db, taker: Taker, id: number) =>
  ownExams(db, taker).where('x.id', '=', id).executeTakeFirst()

export type OwnExamRow = NonNullable<Awaited<ReturnType<typeof findExamOf>>>

/** Attempts of candidates, in their order. */
export const findTries = (db: Db, candidateIds: readonly number[]) =>
  db
    .selectFrom('learningAttempts')
    .select([
      'id',
      'candidateId',
      'number',
      'state',
      'startedAt',
      'deadlineAt',
      'pausedAt',
      'endedAt',
      'score',
      'most',
      'isPassed',
    ])
    .where('candidateId', '=', anyId(candidateIds))
    .orderBy('candidateId')
    .orderBy('number')
    .execute()

export type TryRow = Awaited<ReturnType<typeof findTries>>[number]

/** How long a paper is: of the candidate's form, or of the first one before it is drawn. */
export async function findPaperSize(db: Db, { id, paperId }: Pick<OwnExamRow, 'id' | 'paperId'>) {
  const { rows } = await sql<{
    questions: number
    most: number
    passPercent: number
  }>`select p.pass_percent,
    count(i.id)::int questions, coalesce(sum(i.points), 0)::int most
    from learning_papers p left join learning_paper_items i on i.paper_id = p.id
    where p.id = coalesce(${paperId}, (select min(paper_id) from learning_exam_papers where exam_id = ${id})) group by p.id`.execute(
    db,
  )

  return rows[0] ?? { questions: 0, most: 0, passPercent: 0 }
}

/** Exams that a taker can begin or continue now. */
export async function countOpenExams(db: Db, taker: Taker, now: Date) {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int count from learning_candidates c
    join learning_exams x on x.id = c.exam_id
    where ${isOf(taker)} and x.state = 'published' and x.opens_at <= ${now} and (
      exists (select from learning_attempts a where a.candidate_id = c.id and ${isAttemptBegun('a')})
      or (x.closes_at > ${now}
        and (select count(*) from learning_attempts a where a.candidate_id = c.id) < x.attempts + c.extra_attempts))`.execute(
    db,
  )

  return rows[0]!.count
}

const hasHandedIn = sql<boolean>`exists (select from learning_attempts a where a.candidate_id = c.id and a.ended_at is not null)`

/**
 * Exams of a taker whose window touches this time, also those that were called off after they had
 * been published.
 */
export const findExamsWithin = (db: Db, taker: Taker, { after, before }: InstantRange) =>
  db
    .selectFrom('learningCandidates as c')
    .innerJoin('learningExams as e', 'e.id', 'c.examId')
    .leftJoin('learningExamRooms as r', 'r.id', 'c.roomId')
    .select(EVENT_COLUMNS)
    .select(['r.name as room', 'c.seat'])
    .select(hasHandedIn.as('hasHandedIn'))
    .where(isOf(taker))
    .where(wasPublished)
    .where('e.opensAt', '<', before)
    .where('e.closesAt', '>', after)
    .orderBy('e.opensAt')
    .execute()

/** When these people sit exams that have a fixed time, within this time, and have not handed in. */
export async function findSittings(
  db: Db,
  userIds: readonly number[],
  { after, before }: InstantRange,
) {
  const exams = await db
    .selectFrom('learningCandidates as c')
    .innerJoin('learningExams as e', 'e.id', 'c.examId')
    .select(['c.userId', 'e.state', 'e.opensAt', 'e.closesAt', 'e.minutes'])
    .where('c.userId', '=', anyId(userIds))
    .where('e.opensAt', '<', before)
    .where('e.closesAt', '>', after)
    .where(sql<boolean>`not ${hasHandedIn}`)
    .execute()

  return exams.flatMap(({ userId, opensAt, closesAt, ...exam }) => {
    const isCertain = isPublished(exam.state) || isReleased(exam.state)
    if (userId === null || !isCertain || !isSitting({ ...exam, opensAt, closesAt })) return []

    return [{ userId, startsAt: opensAt, endsAt: closesAt }]
  })
}
