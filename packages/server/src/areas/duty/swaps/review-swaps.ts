import { shiftSwapReview } from '@residency/contract/areas/duty/swaps/swap.contract'
import {
  type SHIFT_SWAP_ACTIONS,
  shiftSwapFlow,
} from '@residency/contract/areas/duty/swaps/swap.flow'
import { reviewErrors, startsFrom } from '@residency/contract/kernel'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { readRosterFacts } from '../rosters/roster-facts.ts'
import { judgeSwapsOf } from './judge-swap.ts'
import { judgeSwaps } from './judge-swaps.ts'
import { lockRoster, lockSwaps, moveShifts, recordSwap } from './move-shifts.ts'
import { notifyOfSwap } from './notify-of-swap.ts'
import { relationsToSwap, visibleSwaps } from './swap.policy.ts'
import { findSwap, type SwapRow } from './swap.queries.ts'
import { cellsAfter, cellsBefore } from './swap-cells.rules.ts'

type Action = (typeof SHIFT_SWAP_ACTIONS)[number]

/** Refusing is always possible; every step towards the swap is judged again. */
const isForward = (action: Action) => shiftSwapFlow.actions[action].kind === 'forward'
const movesShifts = (action: Action) => shiftSwapFlow.actions[action].to === 'swapped'

/** What prevents a step of these swaps. */
async function obstaclesOf(
  tx: SignedCtx,
  action: Action,
  rows: readonly SwapRow[],
): Promise<Map<number, Obstacle>> {
  if (!isForward(action)) return new Map()

  return judgeSwaps(
    tx,
    rows.filter(({ state }) => startsFrom(shiftSwapFlow, action, state)),
  )
}

/** Moves the shifts of swaps and records what changed. */
async function carryOut(tx: SignedCtx, swaps: readonly SwapRow[]): Promise<void> {
  for (const swap of swaps) {
    await moveShifts(tx, await lockRoster(tx, swap.rosterId), cellsAfter(swap))
    await recordSwap(tx, swap)
  }
}

/** Undoes swaps: each shift is its former owner's again, unless it was changed since. */
async function takeBack(tx: SignedCtx, ids: readonly number[]): Promise<void> {
  const swaps = await lockSwaps(tx, visibleSwaps(tx.actor), ids)

  for (const swap of swaps) {
    const roster = await lockRoster(tx, swap.rosterId)
    const facts = await readRosterFacts(tx, roster)
    const back = { ...swap, giverId: swap.takerId, takerId: swap.giverId }

    if (judgeSwapsOf(tx.language, facts, tx.now())(back)) throw fail(reviewErrors.undoFollowed)

    await moveShifts(tx, roster, cellsBefore(swap))
  }

  await tx.db.deleteFrom('dutyChanges').where('swapId', '=', anyId(ids)).execute()
}

/** The colleague answers, and the department decides where it is asked. */
export const shiftSwapPlan = reviewPlan(shiftSwapReview, {
  table: 'dutySwaps',
  columns: ['refusal'],
  find: (tx, ids) => lockSwaps(tx, visibleSwaps(tx.actor), ids),
  look: (ctx, id) => findSwap(ctx.db, visibleSwaps(ctx.actor), id),
  relationsTo: (tx, swap) => relationsToSwap(swap, tx.actor),

  obstacles: (tx, { action }, rows) => obstaclesOf(tx, action, rows),
  values: (_tx, { action, reason }) => ({ refusal: isForward(action) ? null : reason }),
  follow: async (tx, { action }, rows) => {
    if (movesShifts(action)) await carryOut(tx, rows)
  },
  notify: (tx, { action, reason }, moved) =>
    notifyOfSwap(tx, movesShifts(action) ? 'done' : (action as 'agree'), moved, reason),

  otherTables: {
    read: async () => null,
    restore: async (tx, action, ids) => (movesShifts(action) ? takeBack(tx, ids) : undefined),
  },
  reviewed: {
    parties: ['taker'],
    decisions: ['approve'],
    page: '/duty/swaps',
  },
})
