import type { TraineeStatus } from '@residency/contract/areas/trainees/training-status.public'
import { sql } from 'kysely'
import { anyId } from '../../platform/db/patterns.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/**
 * Writes the status of trainees from a day on (`on`: one for all, or one of each), in the
 * transaction of what has happened to their training; one that has it already is left. What happens
 * decides whether the step may be taken: it holds the rows.
 */
export async function setTraineeStatus(
  tx: SignedCtx,
  traineeIds: readonly number[],
  status: TraineeStatus,
  on: string | ReadonlyMap<number, string>,
): Promise<void> {
  const before = await tx.db
    .selectFrom('trainees')
    .select(['id', 'status'])
    .where('id', '=', anyId(traineeIds))
    .where('status', '!=', status)
    .orderBy('id')
    .forUpdate()
    .execute()

  if (before.length === 0) return

  const dayOf = (id: number) => (typeof on === 'string' ? on : on.get(id)!)
  const days = before.map(({ id }) => ({ id, day: dayOf(id) }))

  await sql`update trainees t
      set status = ${status}, status_since = g.day, version = t.version + 1,
        updated_at = ${tx.now()}
    from ${rowsOf(days, { id: 'bigint', day: 'date' })} g where t.id = g.id`.execute(tx.db)

  await tx.audit.all(
    before.map(({ id, status: was }) => ({
      action: 'students.trainee.status',
      entity: 'trainee',
      entityId: id,
      detail: { before: was, after: status, on: dayOf(id) },
    })),
  )
}
