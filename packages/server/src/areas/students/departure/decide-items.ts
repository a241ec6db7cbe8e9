import { departureErrors as errors } from '@residency/contract/areas/students/departure/access'
import type { decideClearance as decideCall } from '@residency/contract/areas/students/departure/departure.contract'
import { departureFlow } from '@residency/contract/areas/students/departure/departure.flow'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import {
  type ClearanceRow,
  findClearance,
  findDepartureOfClearance,
  writeOutcome,
} from './clearance.queries.ts'
import { ownsItem, visibleDepartures } from './departure.policy.ts'
import { type DepartureRow, findDeparturesForUpdate } from './departure.queries.ts'
import { ownerOf } from './departure-labels.ts'
import { notifyOfRefusedItem } from './notify-of-departures.ts'

type Decision = InputOf<typeof decideCall, 'out'>

/**
 * Refuses who is not the owner, what is decided already, and a refusal that does not say what is
 * missing.
 */
function mustBeDecidable(
  tx: SignedCtx,
  departure: DepartureRow,
  item: ClearanceRow,
  { outcome, remark }: Decision,
) {
  if (departure.state !== departureFlow.initial) throw fail(kernelErrors.actionNotNow)
  if (item.owner === 'trainee') throw fail(errors.departureNotRated)
  if (departure.userId === tx.actor.userId) throw fail(errors.departureItemOwn)
  if (!ownsItem(item, departure, tx.actor))
    throw fail(errors.departureItemNotYours, { owner: ownerOf(tx, item, departure) })
  if (item.outcome === 'signed' && outcome === 'signed') throw fail(kernelErrors.actionNotNow)
  if (outcome === 'refused' && !remark) throw fail(errors.departureRemarkNeeded)
}

/**
 * The owner of an item signs it off, or refuses it with what is missing; the trainee is notified.
 */
export const decideClearance = (ctx: SignedCtx, input: Decision) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleDepartures(tx.actor)
    const { departureId } = found(await findDepartureOfClearance(tx.db, input.id))
    // the item is read once the departure is locked: of two owners at once the second sees the
    // first
    const departure = found((await findDeparturesForUpdate(tx.db, scope, [departureId]))[0])
    const item = found(await findClearance(tx.db, scope, input.id))
    mustBeDecidable(tx, departure, item, input)

    await writeOutcome(tx, item.id, input)

    const detail = { item: item.name, outcome: input.outcome }

    await tx.audit({
      action: 'students.departure.decideItem',
      entity: 'departure',
      entityId: departure.id,
      detail,
    })

    if (input.outcome === 'refused')
      await notifyOfRefusedItem(tx, departure, item, input.remark ?? '')

    return null
  })
