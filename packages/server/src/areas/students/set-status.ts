import type { TraineeStatus } from '@residency/contract/areas/students/trainees.contract'
import { sql } from 'kysely'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/**
 * Writes the status of trainees from a day on, in the transaction of what has happened to their training; one that has it already is left.
 * What happens decides whether the step may be taken: it holds the rows.
 */
export async function setTraineeStatus(tx: SignedCtx, traineeIds: readonly number[], status: TraineeStatus, on: string): Promise<void> {
  const before = await tx.db
    .selectFrom('trainees')
    .select(['id', 'status'])
    .where('id', '=', sql<number>`any(${sql.val([...traineeIds])}::bigint[])`)
    .where('status', '!=', status)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (before.length === 0) return
  await tx.db
    .updateTable('trainees')
    .set((e) => ({ status, status_since: on, version: e('version', '+', 1), updated_at: tx.now() }))
    .where(
      'id',
      'in',
      before.map(({ id }) => id),
    )
    .execute()
  await tx.audit.all(
    before.map(({ id, status: was }) => ({
      action: 'students.trainee.status',
      entity: 'trainee',
      entityId: id,
      detail: { before: was, after: status, on },
    })),
  )
}
