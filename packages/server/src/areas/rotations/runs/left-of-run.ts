import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { BoardPlan } from '../board/read-departments.ts'
import { readLaterBoard } from './later-board.ts'
import { namedLeft } from './left.rules.ts'
import { permissionLacked, type RemedyKind } from './remedy-rights.ts'
import type { RunResult } from './run.queries.ts'

/** Who has no place, with names. */
export async function leftOf(ctx: SignedCtx, plan: BoardPlan, { left = [] }: RunResult) {
  if (left.length === 0) return []

  const { board, plannedEnds } = await readLaterBoard(ctx, plan)
  const lackOf = (kind: RemedyKind) => permissionLacked(ctx.language, ctx.actor, kind)

  return namedLeft(
    { language: ctx.language, board, months: plan.months, plannedEnds, lackOf },
    left,
  )
}
