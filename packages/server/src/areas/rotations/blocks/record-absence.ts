import type { SignedCtx } from '../../../platform/http/ctx.ts'

type ApprovedDays = { absenceId: number; traineeId: number; startsOn: string; endsOn: string; reason: string }
/**
 * Writes the days of an approved absence, in the caller's transaction; the same absence again replaces them. Days that are entered already
 * violate rotation_absences_apart, which the caller explains.
 */
export const recordAbsence = (tx: SignedCtx, { absenceId, traineeId, startsOn, endsOn, reason }: ApprovedDays) =>
  tx.db
    .insertInto('rotation_absences')
    .values({
      ...{ trainee_id: traineeId, starts_on: startsOn, ends_on: endsOn, reason, origin: 'absence', absence_id: absenceId },
      ...{ created_by: tx.actor.userId, created_at: tx.now(), updated_at: tx.now() },
    })
    .onConflict((on) =>
      on
        .column('absence_id')
        .where('absence_id', 'is not', null)
        .doUpdateSet((e) => ({
          ...{ starts_on: startsOn, ends_on: endsOn, reason, updated_at: tx.now() },
          version: e('rotation_absences.version', '+', 1),
        })),
    )
    .execute()
/** Takes the days of an absence away again: it was revoked. */
export const removeAbsence = (tx: SignedCtx, absenceId: number) =>
  tx.db.deleteFrom('rotation_absences').where('absence_id', '=', absenceId).execute()
