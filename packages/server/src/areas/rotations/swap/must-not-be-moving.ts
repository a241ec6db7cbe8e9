import { swapErrors as errors } from '@residency/contract/areas/rotations/swap/access'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { departmentIn } from './present-moves.ts'
import { findDepartmentNames, findMovingStays } from './swap.queries.ts'
import type { Move } from './swap-moves.rules.ts'
import { findStaysById } from './swap-snapshot.queries.ts'

/**
 * Refuses a swap of stays that an open swap would move, and names that swap; of somebody else's
 * only that there is one.
 */
export async function mustNotBeMoving(tx: SignedCtx, moves: readonly Move[], requesterId: number) {
  const moving = await findMovingStays(tx.db)
  const taken = moves.filter(({ blockId }) => moving.has(blockId))
  const move = taken.find(({ traineeId }) => traineeId === requesterId) ?? taken[0]
  if (!move) return

  const swap = moving.get(move.blockId)!
  const { states } = swapWords[tx.language].flows.rotationSwap
  const waits = states[swap.state]

  if (move.traineeId === requesterId) {
    const names = await findDepartmentNames(tx.db, [move.departmentId])
    const other = swap.requesterId === requesterId ? swap.other : swap.requester
    throw fail(errors.swapUnderWay, {
      department: departmentIn(tx, names, move.departmentId),
      from: move.from.startsOn,
      other,
      waits,
    })
  }

  const [stay] = await findStaysById(tx.db, [move.blockId])

  throw fail(errors.swapUnderWayOfOther, { name: stay!.name, waits })
}
