import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

/** Mentors of one trainee, the present one first, then the latest. */
export const findMentorsOf = (db: Db, userId: number) =>
  db
    .selectFrom('mentorRelations as r')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .innerJoin('mentorEntries as e', 'e.id', 'r.entryId')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .innerJoin('departments as d', 'd.id', 'e.departmentId')
    .select([
      'r.id',
      'r.startedOn',
      'r.endedOn',
      'e.title',
      'e.direction',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select('u.displayName as name')
    .where('t.userId', '=', userId)
    .orderBy(sql`r.ended_on desc nulls first`)
    .orderBy('r.id', 'desc')
    .execute()

const meetingsIn = (state: string) =>
  sql<number>`(select count(*)::int from mentor_meetings g where g.relation_id = r.id
      and g.state = ${sql.lit(state)})`

/** Trainees whom somebody guides now, with their meetings by state. */
export const findGuidedNow = (db: Db, mentorId: number) =>
  db
    .selectFrom('mentorRelations as r')
    .innerJoin('mentorEntries as e', 'e.id', 'r.entryId')
    .innerJoin('trainees as t', 't.id', 'r.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select([
      'r.id',
      'r.startedOn',
      't.realName as name',
      't.number',
      'm.name as major',
      'm.nameEn as majorEn',
    ])
    .select([
      meetingsIn('confirmed').as('confirmed'),
      meetingsIn('submitted').as('waiting'),
      meetingsIn('disputed').as('disputed'),
    ])
    .where('e.userId', '=', mentorId)
    .where('r.endedOn', 'is', null)
    .orderBy('t.number')
    .execute()

type TaskNow = {
  relationId: number
  id: number
  name: string
  meetings: number
  startsOn: string
  endsOn: string
  done: number
}

/** Tasks that run on a day, for each trainee guided now, with the confirmed meetings. */
export const findTasksNow = async (db: Db, mentorId: number, today: string) =>
  (
    await sql<TaskNow>`select r.id as relation_id, k.id, k.title as name, k.meetings, k.starts_on,
        k.ends_on,
        (select count(*)::int from mentor_meetings g where g.relation_id = r.id and g.task_id = k.id
          and g.state = 'confirmed') as done
      from mentor_relations r join mentor_entries e on e.id = r.entry_id
      join mentor_tasks k on k.base_id = e.base_id
        and ${today}::date between k.starts_on and k.ends_on
      where e.user_id = ${mentorId} and r.ended_on is null order by k.ends_on, k.id, r.id`.execute(
      db,
    )
  ).rows

const MAX_TOPICS = 6

/** The topics a mentor has logged last. */
export const findLastTopics = async (db: Db, mentorId: number) =>
  (
    await db
      .selectFrom('mentorMeetings as g')
      .innerJoin('mentorRelations as r', 'r.id', 'g.relationId')
      .innerJoin('mentorEntries as e', 'e.id', 'r.entryId')
      .select('g.topic')
      .where('e.userId', '=', mentorId)
      .groupBy('g.topic')
      .orderBy(sql`max(g.id) desc`)
      .limit(MAX_TOPICS)
      .execute()
  ).map(({ topic }) => topic)
