import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

type SuspendedDays = { situationId: number; traineeId: number; startsOn: string; endsOn: string; reason: string }
/**
 * Writes the days of approved suspensions, in the caller's transaction; the same suspension again replaces them. Days that are entered
 * already violate rotation_absences_apart, which the caller explains.
 */
export async function recordSuspensions(tx: SignedCtx, suspensions: readonly SuspendedDays[]) {
  if (suspensions.length === 0) return
  await tx.db
    .insertInto('rotation_absences')
    .values(
      suspensions.map(({ situationId, traineeId, startsOn, endsOn, reason }) => ({
        ...{ trainee_id: traineeId, starts_on: startsOn, ends_on: endsOn, reason, origin: 'situation', situation_id: situationId },
        ...{ created_by: tx.actor.userId, created_at: tx.now(), updated_at: tx.now() },
      })),
    )
    .onConflict((on) =>
      on
        .column('situation_id')
        .where('situation_id', 'is not', null)
        .doUpdateSet((e) => ({
          ...{ starts_on: e.ref('excluded.starts_on'), ends_on: e.ref('excluded.ends_on'), reason: e.ref('excluded.reason') },
          ...{ updated_at: tx.now(), version: e('rotation_absences.version', '+', 1) },
        })),
    )
    .execute()
}
/** Takes the days of suspensions away again. */
export const removeSuspensions = (tx: SignedCtx, situationIds: readonly number[]) =>
  tx.db.deleteFrom('rotation_absences').where('situation_id', '=', anyId(situationIds)).execute()

/** All days out of rotation of these trainees. */
export const findDaysOutOf = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('rotation_absences')
    .select(['trainee_id', 'starts_on', 'ends_on', 'reason', 'situation_id'])
    .where('trainee_id', '=', anyId(traineeIds))
    .orderBy('starts_on')
    .execute()
