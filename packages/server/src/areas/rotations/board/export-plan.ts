import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { writeWorkbook, XLSX_TYPE } from '../../../platform/excel/write-sheet.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { markOf } from '../../../platform/sheets/export-mark.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlan } from '../plan/plan.queries.ts'
import { readBoard } from './read-board.ts'
import { departmentSheet, traineeSheet } from './timetable-sheets.ts'

/** The timetable of a plan as .xlsx. */
export async function exportPlan(
  ctx: SignedCtx,
  { planId: id, reason }: { planId: number; reason: string | null },
) {
  const plan = found(await findPlan(ctx.db, visiblePlans(ctx.actor), id))
  const board = await readBoard(ctx, plan)
  const { timetable, nameWithEdition } = planWords[ctx.language]
  const count = board.trainees.length

  await ctx.audit({
    action: 'rotations.plan.export',
    entity: 'rotationPlan',
    entityId: id,
    detail: { count, reason },
  })

  const body = writeWorkbook(
    [traineeSheet(ctx.language, board), departmentSheet(board, timetable)],
    markOf(ctx, () => count, reason),
  )

  return { filename: `${fillSentence(nameWithEdition, plan)}.xlsx`, type: XLSX_TYPE, body }
}
