import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** Mentors of one trainee, the present one first, then the latest. */
export const findMentorsOf = (db: Db, userId: number) =>
  db
    .selectFrom('mentor_relations as r')
    .innerJoin('trainees as t', 't.id', 'r.trainee_id')
    .innerJoin('mentor_entries as e', 'e.id', 'r.entry_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .select(['r.id', 'r.started_on', 'r.ended_on', 'e.title', 'e.direction', 'd.name as department', 'd.name_en as department_en'])
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
    .where('t.user_id', '=', userId)
    .orderBy(sql`r.ended_on desc nulls first`)
    .orderBy('r.id', 'desc')
    .execute()
