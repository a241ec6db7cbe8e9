import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findRostersById } from '../rosters/roster.queries.ts'
import { type RosterFacts, readRosterFacts } from '../rosters/roster-facts.ts'
import { withCells } from '../rosters/roster-faults.ts'
import { judgeSwapsOf } from './judge-swap.ts'
import { cellsAfter, type SwappedShifts } from './swap-cells.rules.ts'

type JudgedSwap = SwappedShifts & { id: number; rosterId: number }

type JudgeOne = (ctx: SignedCtx, facts: RosterFacts, swap: SwappedShifts) => Obstacle | undefined

const judgeSwap: JudgeOne = ({ language, now }, facts, swap) =>
  judgeSwapsOf(language, facts, now())(swap)

/**
 * What prevents swaps, by their ids. Those of one roster are judged one after the other, each with
 * the shifts as the ones before have moved them: two that go together one by one may not together.
 */
export async function judgeSwaps<Swap extends JudgedSwap>(
  ctx: SignedCtx,
  swaps: readonly Swap[],
  judge: JudgeOne = judgeSwap,
): Promise<Map<number, Obstacle>> {
  const obstacles = new Map<number, Obstacle>()
  const swapsOf = grouped(swaps, (swap) => swap.rosterId)
  const rosters = await findRostersById(ctx.db, [...swapsOf.keys()])

  for (const facts of await Promise.all(rosters.map((roster) => readRosterFacts(ctx, roster)))) {
    let moved = facts

    for (const swap of swapsOf.get(facts.roster.id) ?? []) {
      const obstacle = judge(ctx, moved, swap)

      if (obstacle) obstacles.set(swap.id, obstacle)
      else moved = withCells(moved, cellsAfter(swap))
    }
  }

  return obstacles
}
