import { sql } from 'kysely'
import { dayInChina } from '../../platform/clock.ts'
import { updateRows } from '../../platform/db/versions.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { setTraineeStatus } from './set-status.ts'

/**
 * Moves the planned end of a training to a later day, in the caller's transaction; an earlier or
 * unknown end is left.
 */
export async function extendTraining(
  tx: SignedCtx,
  traineeId: number,
  until: string,
): Promise<void> {
  const before = await tx.db
    .selectFrom('trainees')
    .select(['plannedEnd', 'status'])
    .where('id', '=', traineeId)
    .forUpdate()
    .executeTakeFirst()

  if (!before?.plannedEnd || before.plannedEnd >= until) return

  await updateRows(tx, 'trainees', [traineeId], {
    extensionDays: sql<number>`extension_days + (${until}::date - planned_end)`,
  })

  const detail = { before: before.plannedEnd, after: until }

  await tx.audit({
    action: 'students.trainee.extend',
    entity: 'trainee',
    entityId: traineeId,
    detail,
  })

  if (before.status === 'inTraining')
    await setTraineeStatus(tx, [traineeId], 'extended', dayInChina(tx.now()))
}
