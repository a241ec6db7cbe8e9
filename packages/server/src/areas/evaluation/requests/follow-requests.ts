import { requestFlow } from '@residency/contract/areas/evaluation/requests/request.flow'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notifyOfRequests } from './notify-of-requests.ts'
import { type RequestScope, relationsToRequest } from './request.policy.ts'
import { findOverForUpdate, findToRemindForUpdate } from './request.queries.ts'

/** Ends requests whose time is over, and notifies who asked; those in a scope where one is given. */
export const lapseRequests = (ctx: SignedCtx, scope?: RequestScope) =>
  inTransaction({ ...ctx, actor: SYSTEM_ACTOR }, async (tx) => {
    const now = tx.now()
    const over = await findOverForUpdate(tx.db, now, scope)

    const records = over.map((request) => ({
      ...request,
      relations: relationsToRequest(request, tx.actor, now),
    }))

    const { moved } = await advanceMany(tx, requestFlow, 'lapse', records, {}, (state, ids) =>
      updateRows(tx, 'evaluationRequests', ids, { state, endedAt: now }),
    )

    await notifyOfRequests(
      tx,
      'lapsed',
      over.filter(({ id }) => moved.includes(id)),
    )

    return moved.length
  })

/** Reminds supervisors once of what is about to lapse. */
export const remindOfRequests = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const due = await findToRemindForUpdate(tx.db, tx.now())
    if (due.length === 0) return 0

    await updateRows(tx, 'evaluationRequests', idsOf(due), { remindedAt: tx.now() })
    await notifyOfRequests(tx, 'remind', due)

    return due.length
  })
