import { sql } from 'kysely'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/**
 * Moves planned ends by days, later or back again, in the caller's transaction: an approved absence
 * that prolongs the training.
 */
export async function shiftEnds(
  tx: SignedCtx,
  shifts: readonly { traineeId: number; days: number }[],
): Promise<void> {
  if (shifts.length === 0) return

  const given = shifts.map(({ traineeId, days }) => ({ id: traineeId, days }))

  const { rows } = await sql<{ id: number; plannedEnd: string | null }>`update trainees t
    set extension_days = greatest(0, t.extension_days + v.days), updated_at = ${tx.now()}, version = t.version + 1
    from (select id, sum(days)::int as days from ${rowsOf(given, { id: 'bigint', days: 'int' })} g group by id) v
    where t.id = v.id returning t.id, t.planned_end`.execute(tx.db)

  const detail = {
    shifts: shifts.map(({ traineeId, days }) => ({ traineeId, days })),
    ends: rows.map((row) => row.plannedEnd),
  }

  await tx.audit({ action: 'students.trainee.extend', entity: 'trainee', detail })
}
