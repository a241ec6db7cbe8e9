import { answerErrors } from '@residency/contract/areas/evaluation/answers/access'
import type { answerRequest as answerCall } from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestFlow } from '@residency/contract/areas/evaluation/requests/request.flow'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findOwnAnswer } from '../answers/answer.queries.ts'
import { storeBedside } from '../answers/store-bedside.ts'
import { mustBeOpen } from './must-be-open.ts'
import { notifyOfRequests } from './notify-of-requests.ts'
import { askedOf, relationsToRequest } from './request.policy.ts'
import { findRequestForUpdate } from './request.queries.ts'

const lock = async (tx: SignedCtx, id: number) =>
  found(await findRequestForUpdate(tx.db, askedOf(tx.actor), tx.now(), id))

/** The answer that is stored, to who sends it again; who sends another one learns that it is not. */
async function storedAnswer(tx: SignedCtx, request: Awaited<ReturnType<typeof lock>>, key: string) {
  const stored = await findOwnAnswer(tx.db, tx.actor.userId, key)
  if (!stored || stored.id !== request.answerId) throw fail(answerErrors.alreadyAnswered)

  return { id: request.id, state: request.state, answerId: stored.id }
}

/**
 * Answers a request by an evaluation at the bedside of the day that it is about. What a phone sends
 * a second time gets the stored answer; other marks from another tab are refused.
 */
export const answerRequest = (
  ctx: SignedCtx,
  { id, ...answers }: InputOf<typeof answerCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const request = await lock(tx, id)
    if (request.answerId !== null) return storedAnswer(tx, request, answers.key)

    mustBeOpen(tx, request)

    const answerId = await storeBedside(
      tx,
      // an open request has its stay: a constraint of the table
      { ...request, blockId: request.blockId!, assessedOn: request.aboutOn, requestId: id },
      answers,
    )

    const record = { ...request, relations: relationsToRequest(request, tx.actor, tx.now()) }

    const state = await advance(tx, requestFlow, 'answer', record, {}, (to) =>
      updateRow(tx, 'evaluationRequests', request, { state: to, answerId, endedAt: tx.now() }),
    )

    await notifyOfRequests(tx, 'answered', [{ ...request, answerId }])

    return { id, state, answerId }
  }).catch(constraintErrors({ evaluation_answers_key: answerErrors.alreadyAnswered }))

/** Declines a request, with one tap: the supervisor saw too little. */
export const declineRequest = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const request = await lock(tx, id)
    if (request.state === requestFlow.actions.decline.to) return { id, state: request.state }

    mustBeOpen(tx, request)

    const record = { ...request, relations: relationsToRequest(request, tx.actor, tx.now()) }

    const state = await advance(tx, requestFlow, 'decline', record, {}, (to) =>
      updateRow(tx, 'evaluationRequests', request, { state: to, endedAt: tx.now() }),
    )

    await notifyOfRequests(tx, 'declined', [request])

    return { id, state }
  })
