import type { SwapFilters } from '@residency/contract/areas/rotations/swap/swap.contract'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { sayObstacle } from '../../../platform/flow/decide.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { judgeSwaps } from './judge-swaps.ts'
import { type DepartmentNames, departmentIn, presentMoves, refusalOf } from './present-moves.ts'
import { decidedSwaps, leavingOf, swapActions, visibleSwaps } from './swap.policy.ts'
import {
  findDepartmentNames,
  findOwnSwaps,
  findSwap,
  findSwapPage,
  type SwapRow,
} from './swap.queries.ts'
import type { Move } from './swap-moves.rules.ts'
import { sortOwnStays } from './swap-partners.ts'
import { namedRefusals } from './swap-refusals.ts'

const movesIn = (swap: SwapRow) => swap.moves as unknown as Move[]

const presentSwap = (ctx: SignedCtx, s: SwapRow, names: DepartmentNames) => ({
  ...s,
  base: labelIn(ctx.language, s.base, s.baseEn),
  moves: presentMoves(ctx, names, movesIn(s), s.requestedBy),
  departments: s.departmentIds.map((id) => ({
    name: departmentIn(ctx, names, id),
    isPassed: s.passedDepartments.includes(id),
  })),
  refusal: refusalOf(s, ctx.language),
  createTime: minuteInChina(s.createdAt),
  actions: swapActions(s, ctx.actor),
})

const namesOf = (ctx: SignedCtx, rows: readonly SwapRow[]) =>
  findDepartmentNames(
    ctx.db,
    rows.flatMap(({ departmentIds }) => departmentIds),
  )

/** Swaps of the reader's departments and bases. */
export async function listSwaps(ctx: SignedCtx, filters: SwapFilters) {
  const { rows, total } = await findSwapPage(
    ctx.db,
    decidedSwaps(ctx.actor),
    { ...filters, readerId: ctx.actor.userId },
    filters,
  )
  const names = await namesOf(ctx, rows)
  return { list: rows.map((row) => presentSwap(ctx, row, names)), total }
}

/** One swap, with the reasons against it today. */
export async function getSwap(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findSwap(ctx.db, visibleSwaps(ctx.actor), id))
  const presentedSwap = presentSwap(ctx, row, await namesOf(ctx, [row]))
  const refused =
    presentedSwap.actions.length > 0 ? (await judgeSwaps(ctx, [row])).get(id) : undefined
  const [obstacle] = refused ? await namedRefusals(ctx, [refused]) : []

  return {
    ...presentedSwap,
    obstacle: sayObstacle(ctx, obstacle),
  }
}

/** Swaps the reader takes part in, and which of the own stays can be swapped. */
export async function listOwnSwaps(ctx: SignedCtx) {
  const { userId } = ctx.actor
  const [rows, stays] = await Promise.all([findOwnSwaps(ctx.db, userId), sortOwnStays(ctx)])
  const names = await namesOf(ctx, rows)

  const swaps = rows.map((row) => ({
    ...presentSwap(ctx, row, names),
    isMine: row.ownerUserId === userId,
    mayWithdraw: leavingOf(row, ctx.actor) !== undefined,
  }))

  return { swaps, ...stays }
}
