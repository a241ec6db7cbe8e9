import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'

/**
 * Whether declaration `v` excludes its person from session `s`: what is withdrawn once a session
 * is prepared counts for later sessions only, so that nobody takes it back to decide.
 */
export const isInForce = sql<boolean>`(v.withdrawn_at is null or v.withdrawn_at >= s.prepared_at)`

type Relative = {
  id: number
  userId: number
  traineeId: number
  declaredBy: number
  name: string
  isWithdrawn: boolean
}

/**
 * Relatives of these trainees, each once: those whose declaration is open, or was withdrawn after
 * an instant.
 */
export const findRelatives = async (
  db: Db,
  traineeIds: readonly number[],
  since: Date | null,
): Promise<Relative[]> =>
  (
    await sql<Relative>`select distinct on (v.trainee_id, v.user_id) v.id, v.user_id, v.trainee_id,
        v.declared_by,
        u.display_name as name, v.withdrawn_at is not null as is_withdrawn
      from progress_relatives v join users u on u.id = v.user_id
      where v.trainee_id = ${anyId(traineeIds)}
        and (v.withdrawn_at is null or v.withdrawn_at >= ${since}::timestamptz)
      order by v.trainee_id, v.user_id, v.withdrawn_at desc nulls first`.execute(db)
  ).rows

/** An open declaration, locked. */
export const findRelativeForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('progressRelatives')
    .select(['id', 'userId', 'traineeId', 'declaredBy'])
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Whether somebody reads the packet of a trainee, or can: as a member, for the base or the office. */
export const isReaderOf = async (
  db: Db,
  { userId, officeIds }: { userId: number; officeIds: readonly number[] },
  traineeId: number,
): Promise<boolean> =>
  (
    await sql`select 1 from progress_packets k join progress_sessions s on s.id = k.session_id
      join progress_committees c on c.id = s.committee_id
      where k.trainee_id = ${traineeId} and (${userId} = ${anyId(officeIds)}
        or exists (select from base_administrators a where a.base_id = c.base_id
            and a.user_id = ${userId})
        or exists (select from progress_members p where p.committee_id = c.id
            and p.user_id = ${userId}
          and coalesce(p.ends_on, 'infinity') >= s.held_on)
        or exists (select from progress_session_members p where p.session_id = s.id
            and p.user_id = ${userId})) limit 1`.execute(db)
  ).rows.length > 0
