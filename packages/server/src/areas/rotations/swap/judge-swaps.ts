import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { SwapRow } from './swap.queries.ts'
import { judgeSwap, type SwapWorld } from './swap.rules.ts'
import { deltasOf, isSameMoves, type Move, moved, type Refused } from './swap-moves.rules.ts'
import { findSwapWorld } from './swap-world.queries.ts'

/** The world after a swap: the next one of the same decision is judged against it. */
function worldAfter(world: SwapWorld, moves: readonly Move[]): SwapWorld {
  const deltas = deltasOf(moves)
  return {
    ...world,
    stays: new Map(
      [...world.stays].map(([id, stays]) => [id, stays.map((stay) => moved(stay, moves))]),
    ),
    taken: (departmentId, month) =>
      world.taken(departmentId, month) + (deltas.get(departmentId)?.get(month) ?? 0),
  }
}

/**
 * What stands against these swaps today, by id, each after those before it; those that may go are
 * absent.
 */
export async function judgeSwaps(
  ctx: Pick<SignedCtx, 'db' | 'now'>,
  swaps: readonly SwapRow[],
): Promise<Map<number, Refused>> {
  const refused = new Map<number, Refused>()
  if (swaps.length === 0) return refused

  const trainees = [...new Set(swaps.flatMap((swap) => [swap.requestedBy, swap.otherId]))]
  let world = await findSwapWorld(ctx.db, trainees, dayInChina(ctx.now()))

  for (const swap of swaps) {
    const stayOf = (traineeId: number, id: number | null) =>
      world.stays.get(traineeId)?.find((stay) => stay.id === id)

    const [own, other] = [
      stayOf(swap.requestedBy, swap.blockId),
      stayOf(swap.otherId, swap.otherBlockId),
    ]

    const judged =
      own && other ? judgeSwap(world, own, other) : ({ refusal: 'planChanged', data: {} } as const)

    if ('refusal' in judged) refused.set(swap.id, judged)
    else if (!isSameMoves(judged.moves, swap.moves as unknown as Move[]))
      refused.set(swap.id, { refusal: 'planChanged', data: {} })
    else world = worldAfter(world, judged.moves)
  }

  return refused
}
