import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import type { BlockRow } from '../blocks/block.queries.ts'
import { blockNotices } from '../blocks/block-notices.seed.ts'
import { OWN_PATH, ofBlock, SUPERVISED_PATH } from '../blocks/notify-of-step.ts'
import { findNamesOf } from '../blocks/trainee-blocks.queries.ts'

/**
 * Notifies new supervisors and trainees of each other, and former supervisors why they were
 * replaced; `rows` as they were before.
 */
export async function notifyOfSupervisors(
  tx: SignedCtx,
  rows: readonly BlockRow[],
  reason: string | null,
) {
  const names = await findNamesOf(
    tx.db,
    rows.map(({ id }) => id),
  )

  const withSupervisor = (b: BlockRow) => {
    const { values, valuesEn } = ofBlock(b)
    return { values: { ...values, supervisor: names.get(b.id)!.name }, valuesEn }
  }

  const supervising = rows.map((b) => ({
    userId: names.get(b.id)!.userId,
    ...ofBlock(b),
    path: SUPERVISED_PATH,
  }))

  await notify(tx, blockNotices.supervise, supervising)

  await notify(
    tx,
    blockNotices.supervisor,
    rows.map((b) => ({ userId: b.userId, ...withSupervisor(b), path: OWN_PATH })),
  )

  const former = rows.flatMap((b) => {
    if (b.supervisorId === null) return []

    const { values, valuesEn } = withSupervisor(b)
    return [
      {
        userId: b.supervisorId,
        values: { ...values, reason: reason ?? '' },
        valuesEn,
        path: SUPERVISED_PATH,
      },
    ]
  })

  await notify(tx, blockNotices.handedOver, former)
}
