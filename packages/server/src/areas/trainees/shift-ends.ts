import type { SignedCtx } from '../../platform/http/ctx.ts'
import { addExtensionDays } from './write-trainees.queries.ts'

/**
 * Moves planned ends by days, later or back again, in the caller's transaction: an approved absence
 * that prolongs the training.
 */
export async function shiftEnds(
  tx: SignedCtx,
  shifts: readonly { traineeId: number; days: number }[],
): Promise<void> {
  if (shifts.length === 0) return

  const moved = shifts.map(({ traineeId, days }) => ({ traineeId, days }))
  const ends = await addExtensionDays(tx, moved)
  const detail = { shifts: moved, ends: ends.map(({ plannedEnd }) => plannedEnd) }

  await tx.audit({ action: 'students.trainee.extend', entity: 'trainee', detail })
}
