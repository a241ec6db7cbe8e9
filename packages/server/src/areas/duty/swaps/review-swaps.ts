import { shiftSwapReview } from '@residency/contract/areas/duty/swaps/swap.contract'
import {
  type SHIFT_SWAP_ACTIONS,
  shiftSwapFlow,
} from '@residency/contract/areas/duty/swaps/swap.flow'
import { reviewErrors } from '@residency/contract/kernel'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { idsOf } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { judgeShifts } from './judge-swap.ts'
import { judgeSwaps } from './judge-swaps.ts'
import { lockSwaps, moveShifts, recordSwaps } from './move-shifts.ts'
import { notifyOfSwap, type SwapEvent } from './notify-of-swap.ts'
import { actionsOnSwap, relationsToSwap, visibleSwaps } from './swap.policy.ts'
import { findOpenSwapsOfShifts, findSwap, type SwapRow } from './swap.queries.ts'
import { cellsOf, reverseSwap } from './swap-cells.rules.ts'

type Action = (typeof SHIFT_SWAP_ACTIONS)[number]

/** Refusing is always possible; every step towards the swap is judged again. */
const isForward = (action: Action) => shiftSwapFlow.actions[action].kind === 'forward'

/** What each step is to those who are notified of it. */
const EVENTS = {
  take: 'done',
  agree: 'agree',
  decline: 'decline',
  approve: 'done',
  refuse: 'refuse',
} as const satisfies Record<Action, SwapEvent>

const movesShifts = (action: Action) => shiftSwapFlow.actions[action].to === 'swapped'

/** What prevents a step of those of these swaps about which the actor may take it. */
async function obstaclesOf(
  tx: SignedCtx,
  action: Action,
  rows: readonly SwapRow[],
): Promise<Map<number, Obstacle>> {
  if (!isForward(action)) return new Map()

  return judgeSwaps(
    tx,
    rows.filter((swap) => actionsOnSwap(swap, tx.actor).includes(action)),
  )
}

/** Judges once more those that move: one of the swaps judged before may be left where it is. */
async function mustStillBePossible(tx: SignedCtx, going: readonly SwapRow[]): Promise<void> {
  const [obstacle] = (await judgeSwaps(tx, going)).values()
  if (obstacle) throw fail(obstacle.def, obstacle.data)
}

/** Undoes swaps, the last first: each shift is its former owner's again, unless it has changed. */
async function takeBack(tx: SignedCtx, swaps: readonly SwapRow[]): Promise<void> {
  const back = swaps.toReversed().map((swap) => ({ ...swap, ...reverseSwap(swap) }))
  const obstacles = await judgeSwaps(tx, back, ({ now }, facts, swap) =>
    judgeShifts(facts, now(), swap),
  )
  if (obstacles.size > 0) throw fail(reviewErrors.undoFollowed)

  await moveShifts(tx, back)
  await tx.db
    .deleteFrom('dutyChanges')
    .where('swapId', '=', anyId(idsOf(swaps)))
    .execute()
}

/** What has been asked for since about the same shifts stays: the decision is not undone then. */
async function restore(tx: SignedCtx, action: Action, ids: readonly number[]): Promise<void> {
  const swaps = await lockSwaps(tx, visibleSwaps(tx.actor), ids)
  const open = await findOpenSwapsOfShifts(tx.db, swaps.flatMap(cellsOf))

  if (open.some(({ id }) => !ids.includes(id))) throw fail(reviewErrors.undoFollowed)
  if (movesShifts(action)) await takeBack(tx, swaps)
}

/** The colleague answers, and the department decides where it is asked. */
export const shiftSwapPlan = reviewPlan(shiftSwapReview, {
  table: 'dutySwaps',
  columns: ['refusal'],
  find: (tx, ids) => lockSwaps(tx, visibleSwaps(tx.actor), ids),
  look: (ctx, id) => findSwap(ctx.db, visibleSwaps(ctx.actor), id),
  relationsTo: (tx, swap) => relationsToSwap(swap, tx.actor),

  obstacles: (tx, { action }, rows) => obstaclesOf(tx, action, rows),
  prepare: async (tx, { action }, going) => {
    if (movesShifts(action) && going.length > 1) await mustStillBePossible(tx, going)
  },
  values: (_tx, { action, reason }) => ({ refusal: isForward(action) ? null : reason }),
  follow: async (tx, { action }, rows) => {
    if (!movesShifts(action) || rows.length === 0) return

    await moveShifts(tx, rows)
    await recordSwaps(tx, rows)
  },
  notify: (tx, { action, reason }, moved) => notifyOfSwap(tx, EVENTS[action], moved, reason),

  otherTables: {
    read: async () => null,
    restore: (tx, action, ids) => restore(tx, action, ids),
  },
  reviewed: {
    parties: ['taker'],
    decisions: ['approve'],
    page: '/duty/swaps',
  },
})
