import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { bestFirst } from './result.queries.ts'

type ReleasedResult = {
  userId: number
  exam: string

  /** The day on which the attempt that counts ended. */
  on: string

  /** Points reached, of all that can be reached, in percent. */
  percent: number
  isPassed: boolean
}

/** The released result that counts of each exam these people sat between two days, by day. */
export const findReleasedResults = async (
  db: Db,
  userIds: readonly number[],
  { since, day }: { since: string; day: string },
) =>
  (
    await sql<ReleasedResult>`select * from (
      select c.user_id, x.title as exam, (r.ended_at at time zone 'Asia/Shanghai')::date as "on",
        round(100 * r.score::numeric / r.most, 1)::float8 as percent, r.is_passed
      from learning_candidates c join learning_exams x on x.id = c.exam_id,
        lateral (select a.* from learning_attempts a where a.candidate_id = c.id and a.state = 'released'
          and a.score is not null order by ${bestFirst} limit 1) r
      where c.user_id = ${anyId(userIds)} and x.state = 'released') results
      where results.on between ${since}::date and ${day}::date
      order by results.on, results.exam`.execute(db)
  ).rows
