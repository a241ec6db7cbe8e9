import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import type { BlockMove } from '@residency/contract/areas/rotations/plan/board.contract'
import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { mustBeDraft } from '../plan/must-be-current.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlanForUpdate } from '../plan/plan.queries.ts'
import { findPlanValue, writePlaces } from './board.queries.ts'

/** Places, moves, locks or takes out blocks of a draft, all or none. */
export const moveBlocks = (
  ctx: SignedCtx,
  { id, version, moves }: { id: number; version: number; moves: BlockMove[] },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )
    const first = monthNumber(plan.startsOn)

    const stored = new Map(
      (
        await tx.db
          .selectFrom('planBlocks')
          .select(['id', 'months', 'blockId', 'isLocked', 'startsOn'])
          .where('planId', '=', id)
          .where(
            'id',
            'in',
            moves.map((move) => move.blockId),
          )
          .execute()
      ).map((block) => [block.id, block]),
    )

    for (const move of moves) {
      const block = stored.get(move.blockId)
      if (!block) throw fail(errors.blockUnknown)
      if (block.blockId !== null) throw fail(errors.factStays)
      if (move.start !== null && move.start + block.months > plan.months)
        throw fail(errors.outsidePlan)
    }

    const places = moves.map(({ blockId, start, isLocked }) => ({
      id: blockId,
      startsOn: start === null ? null : firstDayOf(monthAt(first + start)),
      isLocked: isLocked && start !== null,
    }))

    await writePlaces(tx.db, id, places)

    // The solver took locked blocks as fixed: its bound does not hold once one is free or elsewhere.
    const isFreed = places.some((place) => {
      const before = stored.get(place.id)!
      return before.isLocked && !(place.isLocked && place.startsOn === before.startsOn)
    })
    const bound = isFreed ? null : plan.bound
    const value = await findPlanValue(tx.db, id)

    const next = await updateRow(tx, 'rotationPlans', plan, {
      value,
      bound,
      isProven: value !== null && value === bound,
    })

    return { version: next }
  }).catch(constraintErrors({ plan_blocks_one_place: errors.twoPlaces }))
