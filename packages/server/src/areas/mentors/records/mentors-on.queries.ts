import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** The account of the mentor that the trainee of a column has now; null: none. */
export const mentorNow = (traineeId: string) =>
  sql<
    number | null
  >`(select e.user_id from mentor_relations r join mentor_entries e on e.id = r.entry_id
    where r.trainee_id = ${sql.ref(traineeId)} and r.ended_on is null order by r.id desc limit 1)`

type MentorOn = { traineeId: number; userId: number; name: string; meetings: number }

/** The mentors of these trainees on a day, with the confirmed meetings of each trainee since another. */
export const findMentorsOn = async (
  db: Db,
  traineeIds: readonly number[],
  { since, day }: { since: string; day: string },
) =>
  (
    await sql<MentorOn>`select r.trainee_id, e.user_id, u.display_name as name,
        (select count(*)::int from mentor_meetings g join mentor_relations o on o.id = g.relation_id
          where o.trainee_id = r.trainee_id and g.state = 'confirmed'
            and g.met_on between ${since}::date and ${day}::date) as meetings
      from mentor_relations r join mentor_entries e on e.id = r.entry_id
        join users u on u.id = e.user_id
      where r.trainee_id = ${anyId(traineeIds)} and r.started_on <= ${day}::date
        and coalesce(r.ended_on, 'infinity') > ${day}::date`.execute(db)
  ).rows
