import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import { monthAt, monthNumber } from '@residency/contract/kernel/day'
import { onlyOf } from '../../../platform/area.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  chooseForTrainee,
  electiveChoices,
  removeMembers,
} from '../../standards/standards.public.ts'
import { moveBlocks } from '../board/move-blocks.ts'
import type { PlanRecord } from '../plan/plan.queries.ts'
import { lengthenPlan, refreshPlan } from '../plan/save-plan.ts'
import { setDepartmentMonths } from '../seats/set-months.ts'
import type { LaterBoard } from './later-board.ts'
import { extensionMonths, type OfferedRemedy, seatChanges } from './left.rules.ts'

/** A remedy of a trainee who has no place in a plan. */
export type RemedyInput = {
  plan: PlanRecord
  later: LaterBoard
  traineeId: number
  remedy: OfferedRemedy
  reason: string
}

/** Does what the remedy says; answers the version of the draft after it. */
export async function carryOut(
  tx: SignedCtx,
  { plan, later, traineeId, remedy, reason }: RemedyInput,
  version: number,
): Promise<number> {
  const { id } = plan
  switch (remedy.kind) {
    case 'longerPlan':
      return (await lengthenPlan(tx, { id, version, months: plan.months + remedy.months })).version
    case 'extension': {
      const months = extensionMonths(later, traineeId, remedy.end)
      await onlyOf(tx, 'recordExtension')(tx, { traineeId, months, reason })

      return (await lengthenPlan(tx, { id, version, months: remedy.planMonths })).version
    }
    case 'replace':
      await chooseOther(tx, { plan, later, traineeId, reason }, remedy)
      return (await refreshPlan(tx, { id, version })).version
    case 'seats':
      for (const { departmentId, from, until, after } of seatChanges(later.board, remedy.raises))
        await setDepartmentMonths(tx, {
          departmentIds: [departmentId],
          from: monthOfPlan(plan, from),
          until: monthOfPlan(plan, until),
          seats: after,
          reason,
        })

      return version
    case 'unlock': {
      const blocks = blocksOf(later, traineeId)

      const moves = remedy.blocks.map((at) => ({
        blockId: blocks[at]!.id,
        start: null,
        isLocked: false,
      }))

      return (await moveBlocks(tx, { id, version, moves })).version
    }
    case 'exclude':
      await removeMembers(tx, { traineeIds: [traineeId] })
      return (await refreshPlan(tx, { id, version })).version
    case 'open':
      return version
  }
}

const monthOfPlan = ({ startsOn }: PlanRecord, month: number) =>
  monthAt(monthNumber(startsOn) + month)

/** The blocks of a trainee in the order in which the solver knows them. */
export const blocksOf = ({ board }: LaterBoard, traineeId: number) =>
  board.blocks.filter((block) => block.traineeId === traineeId)

/** Chooses another department of an elective for the trainee; the rest of the choice stays. */
async function chooseOther(
  tx: SignedCtx,
  { plan, later, traineeId, reason }: Omit<RemedyInput, 'remedy'>,
  remedy: Extract<OfferedRemedy, { kind: 'replace' }>,
) {
  const block = blocksOf(later, traineeId)[remedy.block]!

  const { rowId } = await tx.db
    .selectFrom('planBlocks')
    .select('rowId')
    .where('planId', '=', plan.id)
    .where('id', '=', block.id)
    .executeTakeFirstOrThrow()

  const choices = (await electiveChoices(tx.db, [traineeId])).filter(
    (choice) => choice.rowId === rowId,
  )
  const isChosen = choices.some((choice) => choice.departmentId === block.departmentId)
  if (rowId === null || !isChosen) throw fail(errors.remedyUnknown)

  const chosen = choices.map(({ departmentId, months }) => ({
    departmentId: departmentId === block.departmentId ? Number(remedy.department) : departmentId,
    months,
  }))

  await chooseForTrainee(tx, { id: traineeId, groups: [{ rowId, chosen }], reason })
}
