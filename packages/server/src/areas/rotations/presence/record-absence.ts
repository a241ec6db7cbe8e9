import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

export type ApprovedDays = { absenceId: number; traineeId: number; startsOn: string; endsOn: string; reason: string }
/**
 * Writes the days of approved absences, in the caller's transaction; the same absence again replaces them. Days that are entered already
 * violate rotation_absences_apart, which the caller explains.
 */
export async function recordAbsences(tx: SignedCtx, absences: readonly ApprovedDays[]) {
  if (absences.length === 0) return
  await tx.db
    .insertInto('rotation_absences')
    .values(
      absences.map(({ absenceId, traineeId, startsOn, endsOn, reason }) => ({
        ...{ trainee_id: traineeId, starts_on: startsOn, ends_on: endsOn, reason, origin: 'absence', absence_id: absenceId },
        ...{ created_by: tx.actor.userId, created_at: tx.now(), updated_at: tx.now() },
      })),
    )
    .onConflict((on) =>
      on
        .column('absence_id')
        .where('absence_id', 'is not', null)
        .doUpdateSet((e) => ({
          ...{ starts_on: e.ref('excluded.starts_on'), ends_on: e.ref('excluded.ends_on'), reason: e.ref('excluded.reason') },
          ...{ updated_at: tx.now(), version: e('rotation_absences.version', '+', 1) },
        }))
        .where(
          sql<boolean>`(rotation_absences.starts_on, rotation_absences.ends_on, rotation_absences.reason)
            is distinct from (excluded.starts_on, excluded.ends_on, excluded.reason)`,
        ),
    )
    .execute()
}
/** Takes the days of absences away again: they were revoked, or nothing of them is left. */
export const removeAbsences = (tx: SignedCtx, absenceIds: readonly number[]) =>
  tx.db.deleteFrom('rotation_absences').where('absence_id', '=', anyId(absenceIds)).execute()
