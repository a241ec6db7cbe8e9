import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

type SuspendedDays = {
  situationId: number
  traineeId: number
  startsOn: string
  endsOn: string
  reason: string
}

/**
 * Writes the days of approved suspensions, in the caller's transaction; the same suspension again
 * replaces them. Days that are entered already violate rotation_absences_apart, which the caller
 * explains.
 */
export async function recordSuspensions(tx: SignedCtx, suspensions: readonly SuspendedDays[]) {
  if (suspensions.length === 0) return
  await tx.db
    .insertInto('rotationAbsences')
    .values(
      suspensions.map(({ situationId, traineeId, startsOn, endsOn, reason }) => ({
        traineeId,
        startsOn,
        endsOn,
        reason,
        origin: 'situation',
        situationId,
        createdBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })),
    )
    .onConflict((on) =>
      on
        .column('situationId')
        .where('situationId', 'is not', null)
        .doUpdateSet((e) => ({
          startsOn: e.ref('excluded.startsOn'),
          endsOn: e.ref('excluded.endsOn'),
          reason: e.ref('excluded.reason'),
          updatedAt: tx.now(),
          version: e('rotationAbsences.version', '+', 1),
        })),
    )
    .execute()
}

/** Takes the days of suspensions away again. */
export const removeSuspensions = (tx: SignedCtx, situationIds: readonly number[]) =>
  tx.db.deleteFrom('rotationAbsences').where('situationId', '=', anyId(situationIds)).execute()

/** All days out of rotation of these trainees. */
export const findDaysOutOf = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('rotationAbsences')
    .select(['traineeId', 'startsOn', 'endsOn', 'reason', 'situationId'])
    .where('traineeId', '=', anyId(traineeIds))
    .orderBy('startsOn')
    .execute()
