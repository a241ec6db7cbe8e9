import { type InputOf, kernelErrors, reviewErrors } from '@residency/contract/kernel'
import type { remindDeciders as remindCall } from '@residency/contract/kernel/deciders'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../notices/notify.ts'
import { insertReminders } from './decider.queries.ts'
import { findDeciders, openSteps, whyNot } from './find-deciders.ts'
import { lookedAt, REMINDED, reviewOf } from './list-deciders.ts'
import { reviewNotices } from './review-notices.seed.ts'

/**
 * Reminds those who may decide about a record, each once a day, no matter who reminds; for readers
 * who may not decide themselves.
 */
export const remindDeciders = (ctx: SignedCtx, { flow, id }: InputOf<typeof remindCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const review = reviewOf(tx, flow)
    const record = await lookedAt(tx, review, id)
    const steps = openSteps(review, record.state)
    if (steps.length === 0 || whyNot(review.flow, steps, tx.actor, record) === null)
      throw fail(kernelErrors.actionNotNow)

    const deciders = await findDeciders(tx, review, { id, steps }, REMINDED)

    const reminder = {
      flow,
      recordId: id,
      userIds: deciders.map(({ userId }) => userId),
      day: dayInChina(tx.now()),
    }

    const reminded = await insertReminders(tx.db, reminder, tx.actor.userId, tx.now())
    if (reminded.length === 0) throw fail(reviewErrors.remindedToday)

    const values = { name: record.name, who: tx.actor.profile.nickname }

    await notify(
      tx,
      reviewNotices.remind,
      reminded.map((userId) => ({ userId, values, path: review.pathOf(id) })),
    )

    await tx.audit({
      action: 'messages.review.remind',
      entity: flow,
      entityId: id,
      detail: { people: reminded },
    })

    return { reminded: reminded.length }
  })
