import { momentBefore } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { UNDO_MS } from '../../../platform/flow/decide.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { freeBlocks } from '../../rotations/rotations.public.ts'
import { leaveCohorts } from '../../standards/standards.public.ts'
import { departTrainings } from '../../trainees/trainees.public.ts'
import { findLeaving } from './departure.queries.ts'

const AT_ONCE = 200

/**
 * Who leaves without completion leaves the cohort as well; the places of those who completed are
 * history.
 */
const leavers = (rows: Awaited<ReturnType<typeof findLeaving>>) =>
  rows
    .filter(({ kind }) => kind === 'dropout')
    .map((row) => ({ id: row.traineeId, cohortId: row.cohortId }))

const takeSome = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const rows = await findLeaving(tx.db, momentBefore(tx.now(), UNDO_MS), AT_ONCE)
    if (rows.length === 0) return 0

    await leaveCohorts(tx, leavers(rows))

    await departTrainings(
      tx,
      rows.map((row) => ({ id: row.traineeId, day: row.leavesOn })),
    )

    await freeBlocks(
      tx,
      rows.map((row) => ({ traineeId: row.traineeId, from: row.leavesOn })),
    )

    await tx.db
      .updateTable('traineeDepartures')
      .set({ leftAt: tx.now() })
      .where('id', '=', anyId(rows.map(({ id }) => id)))
      .execute()

    await tx.audit.all(
      rows.map((row) => ({
        action: 'students.departure.leave',
        entity: 'trainee',
        entityId: row.traineeId,
        detail: { departure: row.id, kind: row.kind, on: row.leavesOn },
      })),
    )

    return rows.length
  })

/**
 * Departures take effect once they cannot be undone any more: the status becomes departed from the
 * day on (periods of retention begin), stays that have not begun give their seats back. Run again
 * it changes nothing.
 */
export async function letLeave(ctx: SignedCtx): Promise<number> {
  let all = 0
  for (;;) {
    const some = await takeSome(ctx)
    all += some
    if (some < AT_ONCE) return all
  }
}
