import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

export type ApprovedDays = {
  absenceId: number
  traineeId: number
  startsOn: string
  endsOn: string
  reason: string
}

/**
 * Writes the days of approved absences, in the caller's transaction; the same absence again
 * replaces them. Days that are entered already violate rotation_absences_apart, which the caller
 * explains.
 */
export async function recordAbsences(tx: SignedCtx, absences: readonly ApprovedDays[]) {
  if (absences.length === 0) return
  await tx.db
    .insertInto('rotationAbsences')
    .values(
      absences.map(({ absenceId, traineeId, startsOn, endsOn, reason }) => ({
        traineeId,
        startsOn,
        endsOn,
        reason,
        origin: 'absence',
        absenceId,
        createdBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })),
    )
    .onConflict((on) =>
      on
        .column('absenceId')
        .where('absenceId', 'is not', null)
        .doUpdateSet((e) => ({
          startsOn: e.ref('excluded.startsOn'),
          endsOn: e.ref('excluded.endsOn'),
          reason: e.ref('excluded.reason'),
          updatedAt: tx.now(),
          version: e('rotationAbsences.version', '+', 1),
        }))
        .where(
          sql<boolean>`(rotation_absences.starts_on, rotation_absences.ends_on,
              rotation_absences.reason)
            is distinct from (excluded.starts_on, excluded.ends_on, excluded.reason)`,
        ),
    )
    .execute()
}

/** Takes the days of absences away again: they were revoked, or nothing of them is left. */
export const removeAbsences = (tx: SignedCtx, absenceIds: readonly number[]) =>
  tx.db.deleteFrom('rotationAbsences').where('absenceId', '=', anyId(absenceIds)).execute()
