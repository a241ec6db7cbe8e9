import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

/** What notices say about absences. */
export const findAbsenceNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('absences as a')
    .innerJoin('trainees as t', 't.id', 'a.trainee_id')
    .leftJoin('leave_types as y', 'y.id', 'a.leave_type_id')
    .select(['a.id', 'a.kind', 'a.starts_on', 'a.ends_on', 't.real_name as name', 't.user_id as owner_user_id'])
    .select(['y.name as type', 'y.name_en as type_en'])
    .where('a.id', '=', anyId(ids))
    .execute()
/** Absences of a trainee, for the timeline. */
export const findAbsencesOf = (db: Db, traineeId: number) =>
  db
    .selectFrom('absences as a')
    .leftJoin('leave_types as y', 'y.id', 'a.leave_type_id')
    .select(['a.kind', 'a.state', 'a.starts_on', 'a.ends_on', 'a.reason', 'y.name as type', 'y.name_en as type_en'])
    .select(sql<string>`(select coalesce(sum(d.days), 0) from absence_days d where d.absence_id = a.id)`.as('days'))
    .where('a.trainee_id', '=', traineeId)
    .where('a.state', '!=', 'draft')
    .orderBy('a.starts_on', 'desc')
    .execute()
