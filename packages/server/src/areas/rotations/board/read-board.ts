import type { Board, BoardTrainee } from '@residency/contract/areas/rotations/plan/board.contract'
import { monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { cohortTables, electiveChoices } from '../../standards/standards.public.ts'
import { monthBegun, monthLeft, monthsFilled } from '../plan/months.rules.ts'
import { needsOf } from '../plan/needs.rules.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlan, findTraineesOfCohorts, type PlannedTrainee } from '../plan/plan.queries.ts'
import {
  findAbsencesOf,
  findBegun,
  findCohortNames,
  findPairsOf,
  findPlanBlocks,
  type PlanBlock,
} from './board.queries.ts'
import { type BoardPlan, type Reading, readDepartments } from './read-departments.ts'

/**
 * When somebody is there: months of absence lengthen the training unless its planned end says so
 * already.
 */
function windowOf(
  trainee: PlannedTrainee,
  length: number,
  absent: readonly number[],
  plan: BoardPlan,
) {
  const first = monthNumber(plan.startsOn)
  const from = monthBegun(trainee.startsOn)
  const planned = trainee.plannedEnd === null ? 0 : monthLeft(trainee.plannedEnd)
  const until = Math.max(planned, from + length + absent.length)

  return { from: Math.max(0, from - first), until: Math.min(plan.months, until - first) }
}

async function readTrainees(
  { db }: Reading,
  plan: BoardPlan,
  cohortIds: readonly number[],
): Promise<BoardTrainee[]> {
  const first = monthNumber(plan.startsOn)
  const trainees = await findTraineesOfCohorts(db, cohortIds)
  const tables = new Map(
    (await cohortTables(db, cohortIds)).map((table) => [table.cohortId, table]),
  )

  const choices = grouped(
    await electiveChoices(
      db,
      trainees.map((trainee) => trainee.id),
    ),
    (choice) => choice.traineeId,
  )

  const absences = grouped(await findAbsencesOf(db, plan.id), (absence) => absence.traineeId)

  return trainees.map((trainee) => {
    const table = tables.get(trainee.cohortId)
    const away = (absences.get(trainee.id) ?? []).flatMap((absence) =>
      monthsFilled(absence.startsOn, absence.endsOn),
    )

    return {
      id: trainee.id,
      name: trainee.realName,
      number: trainee.number,
      cohortId: trainee.cohortId,
      ...windowOf(trainee, trainee.lengthMonths ?? table?.lengthMonths ?? 0, away, plan),
      absent: [
        ...new Set(
          away.map((month) => month - first).filter((month) => month >= 0 && month < plan.months),
        ),
      ].sort((a, b) => a - b),
      unchosen: needsOf(table?.rows ?? [], choices.get(trainee.id) ?? [], []).unchosen,
    }
  })
}

const presentBlock = (block: PlanBlock, first: number, isFact: boolean) => ({
  id: block.id,
  traineeId: block.traineeId,
  departmentId: block.departmentId,
  stage: block.stage,
  months: block.months,
  start: block.startsOn === null ? null : monthNumber(block.startsOn) - first,
  isLocked: block.isLocked || isFact,
  isFact,
  maySplit: block.maySplit,
})

/**
 * The timetable of a plan with everything that binds it. Eleven queries at most, regardless of its
 * size.
 */
export async function readBoard(reading: Reading, plan: BoardPlan): Promise<Board> {
  const first = monthNumber(plan.startsOn)
  const cohorts = await findCohortNames(reading.db, plan.id)
  const cohortIds = cohorts.map((cohort) => cohort.id)
  const today = dayInChina(reading.now())
  // a draft took over what had begun; stays of the plan in force begin later, too
  const begun =
    plan.publishedAt === null ? new Set<number>() : await findBegun(reading.db, plan.id, today)

  return {
    planId: plan.id,
    version: plan.version,
    startsOn: plan.startsOn,
    months: plan.months,
    now: monthNumber(today) - first,
    isDraft: plan.publishedAt === null,
    cohorts,
    trainees: await readTrainees(reading, plan, cohortIds),
    departments: await readDepartments(reading, plan),
    blocks: (await findPlanBlocks(reading.db, plan.id)).map((block) =>
      presentBlock(block, first, block.blockId !== null || begun.has(block.id)),
    ),
    pairs: (await findPairsOf(reading.db, plan.id)).map((pair) => ({
      first: pair.firstId,
      second: pair.secondId,
    })),
  }
}

/** The whole timetable of a plan in scope. */
export async function getBoard(ctx: SignedCtx, { id }: { id: number }) {
  return readBoard(ctx, found(await findPlan(ctx.db, visiblePlans(ctx.actor), id)))
}
