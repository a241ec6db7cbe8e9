import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import { isOf } from '../taking/attempt.queries.ts'
import { isAttemptBegun } from '../waiting-parts.queries.ts'

/** For whom a question is live, and when. */
export type LiveFor = { reader: Taker; now: Date }

/**
 * Whether an exam `x` may still be sat by a candidate `c`. Until the window closes this is true for
 * every candidate, also for those who used their attempts, because more can be given. Afterwards it
 * is true while an attempt is under way, with its extra time, pauses and readmissions.
 */
const canStillSit = (now: Date) => sql<boolean>`(
  (x.state = 'published' and (x.closes_at > ${now}::timestamptz
    or exists (select from learning_attempts a where a.candidate_id = c.id and ${isAttemptBegun('a')})))
  or (x.state = 'draft' and x.resit_of is not null and x.closes_at > ${now}::timestamptz))`

/**
 * The one condition of secrecy: questions with a live edition for a reader, as rows `(question_id,
 * until)`. Live is every edition of a question on a paper of an exam that the reader may still sit,
 * and of its recorded duplicates. `until` is null where a draft resit has the question. It depends
 * on nothing outside, so that a statement computes it once.
 */
export const liveQuestions = ({ reader, now }: LiveFor) => sql<{
  questionId: number
  until: Date | null
}>`(
  with asked as materialized (
    select i.question_id, case when x.state = 'published' then x.closes_at + c.extra_minutes * interval '1 minute' end as until
    from learning_candidates c join learning_exams x on x.id = c.exam_id
      join learning_exam_papers ep on ep.exam_id = x.id join learning_paper_items i on i.paper_id = ep.paper_id
    where ${isOf(reader)} and ${canStillSit(now)}),
  alike as (
    select question_id, until from asked
    union all
    select p.other_id, s.until from asked s join learning_question_pairs p on p.one_id = s.question_id where p.apart_by is null
    union all
    select p.one_id, s.until from asked s join learning_question_pairs p on p.other_id = s.question_id where p.apart_by is null)
  select question_id, case when count(until) = count(*) then max(until) end as until from alike group by question_id)`

/** Whether a question, given by its column, is live for the reader. */
export const isLive = (question: RawBuilder<unknown>, liveFor: LiveFor) =>
  sql<boolean>`(${question} in (select live.question_id from ${liveQuestions(liveFor)} live))`

/** Of these questions the live ones, with the end of the secrecy where it is known. */
export async function findLive(db: Db, liveFor: LiveFor, questionIds: readonly number[]) {
  if (questionIds.length === 0) return []

  const { rows } = await sql<{
    questionId: number
    until: Date | null
  }>`select live.question_id, live.until
    from ${liveQuestions(liveFor)} live where live.question_id = ${anyId(questionIds)}`.execute(db)

  return rows
}
