import { messagesErrors } from '@residency/contract/areas/messages/errors'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findDeliveryForUpdate, reopenDelivery } from './delivery.queries.ts'

/** A failed message is due again, for another three days. */
export const sendAgain = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const delivery = found(await findDeliveryForUpdate(tx.db, id))
    if (delivery.state !== 'failed') throw fail(messagesErrors.deliveryNotFailed)
    await reopenDelivery(tx.db, id, tx.now())
    await tx.services.jobs.send(tx.db, 'deliveries', {})
    await tx.audit({ action: 'messages.delivery.send', entity: 'delivery', entityId: id, userId: delivery.user_id })
    return null
  })
