import { informErrors as errors } from '@residency/contract/areas/messages/informs/access'
import { informFlow } from '@residency/contract/areas/messages/informs/inform.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../notices/notify.ts'
import { visibleSenders } from '../recipients/recipient.policy.ts'
import { touchFollowers } from '../recipients/touch-followers.ts'
import { isSent, nextReminder, relationsToInform } from './inform.policy.ts'
import { findInformForUpdate } from './inform.queries.ts'
import { informNotices } from './inform-notices.seed.ts'
import { findOpenIds } from './receipt.queries.ts'
import { pathOfInform } from './send-inform.ts'

/** Reminds who has not read an inform, or not confirmed an urgent one; at most once an hour. */
export const remindOfInform = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const inform = found(
      await findInformForUpdate(tx.db, visibleSenders(tx.actor), id, tx.actor.userId),
    )
    const isSender = relationsToInform(tx.actor, inform).has('sender')
    if (!isSent(inform.state) || !isSender) throw fail(kernelErrors.actionNotNow)

    const next = nextReminder(inform.remindedAt, tx.now())
    if (next) throw fail(errors.informRemindedLately, { at: minuteInChina(next) })

    const ids = await findOpenIds(tx.db, id, inform.isUrgent)
    if (ids.length === 0) throw fail(errors.informAllRead)

    await tx.db
      .updateTable('messageInforms')
      .set({ remindedAt: tx.now() })
      .where('id', '=', id)
      .execute()

    const values = { title: inform.title, by: inform.by }

    await notify(
      tx,
      informNotices.remind,
      ids.map((userId) => ({ userId, values, path: pathOfInform(id) })),
    )

    await touchFollowers(tx.db, inform.createdBy, '/api/v1/informs')

    await tx.audit({
      action: 'messages.inform.remind',
      entity: informFlow.name,
      entityId: id,
      detail: { count: ids.length },
    })

    return { reminded: ids.length }
  })
