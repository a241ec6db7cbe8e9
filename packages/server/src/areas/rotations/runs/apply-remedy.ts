import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import type { applyRemedy as applyCall } from '@residency/contract/areas/rotations/plan/run.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { moveBlocks } from '../board/move-blocks.ts'
import { getBoard } from '../board/read-board.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlan, lockBase } from '../plan/plan.queries.ts'
import { blocksOf, carryOut, type RemedyInput } from './carry-out.ts'
import { placesOf } from './instance.rules.ts'
import { readLaterBoard } from './later-board.ts'
import { isDecidedLater, needsReason, remediesOf } from './left.rules.ts'
import { permissionLacked } from './remedy-rights.ts'
import { findRunForUpdate, type RunResult } from './run.queries.ts'
import { applyRun } from './start-run.ts'

/**
 * Applies what helps somebody who has no place: takes the places that were found over, does what
 * the remedy says by its own use case, and places the trainee as it was shown. All or nothing.
 */
export const applyRemedy = (
  ctx: SignedCtx,
  { id, runId, version, traineeId, remedy: at, reason }: InputOf<typeof applyCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const seen = found(await findPlan(tx.db, visiblePlans(tx.actor), id))
    await lockBase(tx.db, seen.baseId)

    const plan = found(await findPlan(tx.db, visiblePlans(tx.actor), id))
    const run = found(await findRunForUpdate(tx.db, id, runId))
    const left = (run.result as RunResult | null)?.left ?? []
    const explanation = left.find(({ trainee }) => Number(trainee) === traineeId)
    const remedy = explanation && remediesOf(explanation)[at]
    if (!remedy) throw fail(errors.remedyUnknown)
    if (permissionLacked(tx.language, tx.actor, remedy.kind) !== null)
      throw fail(kernelErrors.notAllowed)
    if (needsReason(remedy.kind) && reason === null) throw fail(errors.remedyWithoutReason)

    const later = await readLaterBoard(tx, plan)
    const takenOver = await applyRun(tx, { id, runId, version })
    const remedied = { plan, later, traineeId, remedy, reason: reason ?? '' }
    const changed = await carryOut(tx, remedied, takenOver.version)
    const isPlaced = !isDecidedLater(remedy.kind) && remedy.kind !== 'exclude'
    const last = isPlaced ? await placeTrainee(tx, remedied, changed) : changed
    const detail = { run: runId, traineeId, kind: remedy.kind }

    await tx.audit({
      action: 'rotations.plan.remedy',
      entity: 'rotationPlan',
      entityId: id,
      detail,
    })

    return { version: last, isPlaced }
  })

/** Puts the trainee where the remedy was shown to. */
async function placeTrainee(
  tx: SignedCtx,
  { plan, later, traineeId, remedy }: RemedyInput,
  version: number,
): Promise<number> {
  const before = blocksOf(later, traineeId)

  const blocks = remedy.starts.flatMap((start, index) => {
    const block = before[index]
    if (start === null || !block) return []

    const department =
      remedy.kind === 'replace' && remedy.block === index
        ? remedy.department
        : String(block.departmentId)

    return [{ department, months: block.months, start }]
  })

  const board = await getBoard(tx, { id: plan.id })
  const places = placesOf(board, { trainees: [{ id: String(traineeId), blocks }] })
  const moves = [...places].map(([blockId, start]) => ({ blockId, start, isLocked: false }))

  return moves.length === 0
    ? version
    : (await moveBlocks(tx, { id: plan.id, version, moves })).version
}
