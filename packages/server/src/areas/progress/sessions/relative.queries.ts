import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/** Open declarations about these trainees. */
export const findRelatives = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('progressRelatives as v')
    .innerJoin('users as u', 'u.id', 'v.userId')
    .where('v.traineeId', '=', anyId(traineeIds))
    .where('v.withdrawnAt', 'is', null)
    .select(['v.id', 'v.userId', 'v.traineeId', 'v.declaredBy'])
    .select(sql<string>`u.display_name`.as('name'))
    .orderBy('v.id')
    .execute()

/** An open declaration, locked. */
export const findRelativeForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('progressRelatives')
    .select(['id', 'userId', 'traineeId', 'declaredBy'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Whether a trainee is on the agenda of a session that somebody sees. */
export const isOnAgendaOf = async (db: Db, userId: number, traineeId: number): Promise<boolean> =>
  (
    await sql`select 1 from progress_packets k join progress_sessions s on s.id = k.session_id
      join progress_members p on p.committee_id = s.committee_id
      where k.trainee_id = ${traineeId} and p.user_id = ${userId} limit 1`.execute(db)
  ).rows.length > 0
