import { messagesErrors } from '@residency/contract/areas/messages/access'
import {
  type sendAllAgain as allCall,
  SENT_AGAIN_AT_ONCE,
} from '@residency/contract/areas/messages/deliveries/delivery.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { type DeliveryFilter, findDeliveryForUpdate, reopenFailed } from './delivery.queries.ts'
import { countedSince } from './list-deliveries.ts'

/** Failed messages are due again, for another three days. Returns how many. */
async function sendFailed(
  tx: SignedCtx,
  which: DeliveryFilter & { ids?: readonly number[] },
): Promise<number> {
  const again = await reopenFailed(tx.db, which, tx.now(), SENT_AGAIN_AT_ONCE)
  if (again.length === 0) return 0

  await tx.services.jobs.send(tx.db, 'deliveries', {})

  await tx.audit.all(
    again.map(({ id, userId }) => ({
      action: 'messages.delivery.send',
      entity: 'delivery',
      entityId: id,
      detail: { recipientId: userId },
    })),
  )

  return again.length
}

export const sendAgain = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const delivery = found(await findDeliveryForUpdate(tx.db, id))
    if (delivery.state !== 'failed') throw fail(messagesErrors.deliveryNotFailed)

    await sendFailed(tx, { ids: [id] })

    return null
  })

/** Those of the chosen messages that have failed; a second click finds none. */
export const sendManyAgain = (ctx: SignedCtx, { ids }: { ids: readonly number[] }) =>
  inTransaction(ctx, async (tx) => ({ count: await sendFailed(tx, { ids }) }))

/** All failed messages of a filter, the oldest first. */
export const sendAllAgain = (
  ctx: SignedCtx,
  { recent, ...filter }: InputOf<typeof allCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => ({
    count: await sendFailed(tx, { ...filter, since: recent && countedSince(ctx) }),
  }))
