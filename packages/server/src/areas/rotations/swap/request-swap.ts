import { swapErrors as errors } from '@residency/contract/areas/rotations/swap/access'
import type { SwapForm } from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapFlow } from '@residency/contract/areas/rotations/swap/swap.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { lockStaysOf } from './move-stays.ts'
import { mustNotBeMoving } from './must-not-be-moving.ts'
import { leavingOf, relationsToSwap } from './swap.policy.ts'
import { findOwnSwapForUpdate } from './swap.queries.ts'
import { judgeSwap } from './swap.rules.ts'
import { swapNotices } from './swap-notices.seed.ts'
import { namedRefusals } from './swap-refusals.ts'
import { findStaysById, findSwapSnapshot } from './swap-snapshot.queries.ts'

/**
 * A trainee asks another one of the own base to swap; what would move is stored as it was agreed,
 * and the other one is notified.
 */
export const requestSwap = (ctx: SignedCtx, { blockId, otherBlockId, reason }: SwapForm) =>
  inTransaction(ctx, async (tx) => {
    const stays = await findStaysById(tx.db, [blockId, otherBlockId])

    const [own, other] = [
      stays.find(({ id }) => id === blockId),
      stays.find(({ id }) => id === otherBlockId),
    ]

    if (!own || own.userId !== tx.actor.userId) throw fail(errors.swapBlockUnknown)
    if (!other || other.baseId !== own.baseId) throw fail(errors.swapPartnerUnknown)

    // two requests about the same stays come one after the other
    await lockStaysOf(tx, [own.traineeId, other.traineeId])

    const snapshot = await findSwapSnapshot(
      tx.db,
      [own.traineeId, other.traineeId],
      dayInChina(tx.now()),
    )
    const stayOf = (of: typeof own) =>
      snapshot.stays.get(of.traineeId)?.find(({ id }) => id === of.id)
    const judged = judgeSwap(snapshot, found(stayOf(own)), found(stayOf(other)))
    if ('refusal' in judged) {
      const [refused] = await namedRefusals(tx, [judged])
      throw fail(refused!.def, refused!.data)
    }

    const { moves } = judged

    await mustNotBeMoving(tx, moves, own.traineeId)

    const { id } = await tx.db
      .insertInto('rotationSwaps')
      .values({
        requestedBy: own.traineeId,
        otherId: other.traineeId,
        blockId,
        otherBlockId,
        reason,
        moves: JSON.stringify(moves),
        departmentIds: [...new Set(moves.map(({ departmentId }) => departmentId))],
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'rotations.swap.request',
      entity: 'rotationSwap',
      entityId: id,
      detail: { blockId, otherBlockId },
    })

    await notify(tx, swapNotices.request, [
      { userId: other.userId, values: { trainee: own.name, reason }, path: '/rotation/own' },
    ])

    return { id }
  })

/** The trainee who asked withdraws the swap; the other one takes the consent back. */
export const withdrawSwap = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const own = found(await findOwnSwapForUpdate(tx.db, tx.actor.userId, id))
    const action = leavingOf(own, tx.actor)
    if (!action) throw fail(kernelErrors.actionNotNow)

    const record = { id, state: own.state, relations: relationsToSwap(own, tx.actor) }

    await advance(tx, swapFlow, action, record, {}, (state) =>
      updateRow(tx, 'rotationSwaps', own, { state }),
    )

    const [userId, trainee] =
      action === 'withdraw' ? [own.otherUserId, own.name] : [own.ownerUserId, own.otherName]

    await notify(tx, swapNotices[action], [{ userId, values: { trainee }, path: '/rotation/own' }])

    return null
  })
