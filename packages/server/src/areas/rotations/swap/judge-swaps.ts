import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { SwapRow } from './swap.queries.ts'
import { judgeSwap, type SwapSnapshot } from './swap.rules.ts'
import { deltasOf, isSameMoves, type Move, moved, type SwapRefusal } from './swap-moves.rules.ts'
import { findSwapSnapshot } from './swap-snapshot.queries.ts'

/** The snapshot after a swap: the next one of the same decision is judged against it. */
function snapshotAfter(snapshot: SwapSnapshot, moves: readonly Move[]): SwapSnapshot {
  const deltas = deltasOf(moves)
  return {
    ...snapshot,
    stays: new Map(
      [...snapshot.stays].map(([id, stays]) => [id, stays.map((stay) => moved(stay, moves))]),
    ),
    taken: (departmentId, month) =>
      snapshot.taken(departmentId, month) + (deltas.get(departmentId)?.get(month) ?? 0),
  }
}

/**
 * Reasons against these swaps today, by id, each judged after those before it; allowed swaps are
 * absent.
 */
export async function judgeSwaps(
  ctx: Pick<SignedCtx, 'db' | 'now'>,
  swaps: readonly SwapRow[],
): Promise<Map<number, SwapRefusal>> {
  const refused = new Map<number, SwapRefusal>()
  if (swaps.length === 0) return refused

  const trainees = [...new Set(swaps.flatMap((swap) => [swap.requestedBy, swap.otherId]))]
  let snapshot = await findSwapSnapshot(ctx.db, trainees, dayInChina(ctx.now()))

  for (const swap of swaps) {
    const stayOf = (traineeId: number, id: number | null) =>
      snapshot.stays.get(traineeId)?.find((stay) => stay.id === id)

    const [own, other] = [
      stayOf(swap.requestedBy, swap.blockId),
      stayOf(swap.otherId, swap.otherBlockId),
    ]

    const judged =
      own && other
        ? judgeSwap(snapshot, own, other)
        : ({ refusal: 'planChanged', data: {} } as const)

    if ('refusal' in judged) refused.set(swap.id, judged)
    else if (!isSameMoves(judged.moves, swap.moves as unknown as Move[]))
      refused.set(swap.id, { refusal: 'planChanged', data: {} })
    else snapshot = snapshotAfter(snapshot, judged.moves)
  }

  return refused
}
