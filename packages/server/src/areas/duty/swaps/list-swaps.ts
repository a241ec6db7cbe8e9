import type { ShiftSwapFilters } from '@residency/contract/areas/duty/swaps/swap.contract'
import { sayObstacle } from '../../../platform/flow/decide.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { judgeSwaps } from './judge-swaps.ts'
import { presentSwap } from './present-swap.ts'
import { decidedSwaps, mayWithdraw, ownSwaps, visibleSwaps } from './swap.policy.ts'
import { findOwnSwaps, findSwap, findSwapPage } from './swap.queries.ts'

/** Swaps in the reader's departments. */
export async function listShiftSwaps(ctx: SignedCtx, filters: ShiftSwapFilters) {
  const { rows, total } = await findSwapPage(
    ctx.db,
    decidedSwaps(ctx.actor),
    { ...filters, readerId: ctx.actor.userId },
    filters,
  )
  return { list: rows.map((row) => presentSwap(ctx, row)), total }
}

/** Swaps that the reader has asked for or is asked for. */
export async function listOwnShiftSwaps(ctx: SignedCtx) {
  const { userId } = ctx.actor
  const rows = await findOwnSwaps(ctx.db, ownSwaps(userId))

  return {
    swaps: rows.map((row) => ({
      ...presentSwap(ctx, row),
      isMine: row.giverUserId === userId,
      mayWithdraw: mayWithdraw(row, ctx.actor),
    })),
  }
}

/** One swap, with what prevents it now for a reader who may take a step. */
export async function getShiftSwap(ctx: SignedCtx, { id }: { id: number }) {
  const swap = found(await findSwap(ctx.db, visibleSwaps(ctx.actor), id))
  const presentedSwap = presentSwap(ctx, swap)
  const obstacle =
    presentedSwap.actions.length > 0 ? (await judgeSwaps(ctx, [swap])).get(id) : undefined

  return {
    ...presentedSwap,
    obstacle: sayObstacle(ctx, obstacle),
  }
}
