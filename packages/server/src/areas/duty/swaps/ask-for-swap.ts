import { shiftSwapErrors as errors } from '@residency/contract/areas/duty/swaps/access'
import type { ShiftSwapForm } from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapFlow } from '@residency/contract/areas/duty/swaps/swap.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { createRecord } from '../../../platform/db/records.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { readRosterFacts } from '../rosters/roster-facts.ts'
import { readOwnShift } from './find-takers.ts'
import { judgeSwapsOf } from './judge-swap.ts'
import { lockRoster } from './move-shifts.ts'
import { notifyOfSwap } from './notify-of-swap.ts'
import { mayWithdraw, ownSwaps, relationsToSwap } from './swap.policy.ts'
import {
  findOpenSwapsOfShifts,
  findSwap,
  findSwapsForUpdate,
  needsConsent,
} from './swap.queries.ts'
import { isPartOf } from './swap-cells.rules.ts'

/** Refuses shifts that are part of another open swap. */
async function mustBeFree(
  tx: SignedCtx,
  shifts: readonly { traineeId: number; day: string; name: string }[],
): Promise<void> {
  const [open] = await findOpenSwapsOfShifts(tx.db, shifts)
  if (!open) return

  const taken = shifts.find((shift) => isPartOf(open, shift))

  throw fail(errors.swapUnderWay, { name: taken?.name ?? '', day: taken?.day ?? '' })
}

/** A trainee asks a colleague of the roster to take a shift, or to exchange it for one of theirs. */
export const askForSwap = (
  ctx: SignedCtx,
  { shiftId, takerId, returnShiftId, note }: ShiftSwapForm,
) =>
  inTransaction(ctx, async (tx) => {
    const { shift, roster } = await readOwnShift(tx, shiftId)

    await lockRoster(tx, roster.id)

    const facts = await readRosterFacts(tx, roster)
    const taker = facts.people.find((person) => person.traineeId === takerId)
    if (!taker || takerId === shift.traineeId) throw fail(errors.swapTakerUnknown)

    const returned = facts.shifts.find(
      ({ id, traineeId }) => id === returnShiftId && traineeId === takerId,
    )
    if (returnShiftId !== null && !returned) throw fail(errors.swapReturnUnknown)

    const swapped = {
      giverId: shift.traineeId,
      takerId,
      day: shift.day,
      kindId: shift.kindId,
      returnDay: returned?.day ?? null,
      returnKindId: returned?.kindId ?? null,
    }

    const obstacle = judgeSwapsOf(tx.language, facts, tx.now())(swapped)
    if (obstacle) throw fail(obstacle.def, obstacle.data)

    await mustBeFree(tx, [shift, ...(returned ? [{ ...returned, name: taker.name }] : [])])

    const { id } = await createRecord(tx, 'dutySwaps', {
      columns: {
        ...swapped,
        rosterId: roster.id,
        note,
        needsConsent: await needsConsent(tx.db, roster.departmentId),
      },
      action: 'duty.swap.ask',
      entity: 'shiftSwap',
      detail: { after: { ...swapped, rosterId: roster.id } },
    })

    await notifyOfSwap(tx, 'ask', [found(await findSwap(tx.db, ownSwaps(tx.actor.userId), id))])

    return { id }
  })

/** Who asked takes the request back. */
export const withdrawSwap = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const [swap] = await findSwapsForUpdate(tx.db, ownSwaps(tx.actor.userId), [id])
    const own = found(swap)
    if (!mayWithdraw(own, tx.actor)) throw fail(kernelErrors.actionNotNow)

    const record = { ...own, relations: relationsToSwap(own, tx.actor) }

    await advance(tx, shiftSwapFlow, 'withdraw', record, {}, (state) =>
      updateRow(tx, 'dutySwaps', own, { state }),
    )
    await notifyOfSwap(tx, 'withdraw', [own])

    return null
  })
