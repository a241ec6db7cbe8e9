import type { Board, BoardTrainee } from '@residency/contract/areas/rotations/plan/board.contract'
import { monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortTables, electiveChoices } from '../../standards/standards.public.ts'
import { monthBegun, monthLeft, monthsFilled } from '../plan/months.rules.ts'
import { needsOf } from '../plan/needs.rules.ts'
import { findTraineesOfCohorts, type PlannedTrainee } from '../plan/plan.queries.ts'
import { findAbsencesOf, findBegun, findCohortNames, findPairsOf, findPlanBlocks, type PlanBlock } from './board.queries.ts'
import { type BoardPlan, type Reading, readDepartments } from './read-departments.ts'

/** When somebody is there: months of absence lengthen the training unless its planned end says so already. */
function windowOf(trainee: PlannedTrainee, length: number, absent: readonly number[], plan: BoardPlan) {
  const first = monthNumber(plan.starts_on)
  const from = monthBegun(trainee.starts_on)
  const planned = trainee.planned_end === null ? 0 : monthLeft(trainee.planned_end)
  const until = Math.max(planned, from + length + absent.length)
  return { from: Math.max(0, from - first), until: Math.min(plan.months, until - first) }
}

async function readTrainees({ db }: Reading, plan: BoardPlan, cohortIds: readonly number[]): Promise<BoardTrainee[]> {
  const first = monthNumber(plan.starts_on)
  const trainees = await findTraineesOfCohorts(db, cohortIds)
  const tables = new Map((await cohortTables(db, cohortIds)).map((table) => [table.cohortId, table]))
  const choices = grouped(
    await electiveChoices(
      db,
      trainees.map((one) => one.id),
    ),
    (one) => one.traineeId,
  )
  const absences = grouped(await findAbsencesOf(db, plan.id), (one) => one.trainee_id)
  return trainees.map((trainee) => {
    const table = tables.get(trainee.cohort_id)
    const away = (absences.get(trainee.id) ?? []).flatMap((one) => monthsFilled(one.starts_on, one.ends_on))
    return {
      ...{ id: trainee.id, name: trainee.real_name, number: trainee.number, cohortId: trainee.cohort_id },
      ...windowOf(trainee, trainee.length_months ?? table?.lengthMonths ?? 0, away, plan),
      absent: [...new Set(away.map((month) => month - first).filter((month) => month >= 0 && month < plan.months))].sort((a, b) => a - b),
      unchosen: needsOf(table?.rows ?? [], choices.get(trainee.id) ?? [], []).unchosen,
    }
  })
}

const shownBlock = (block: PlanBlock, first: number, isFact: boolean) => ({
  id: block.id,
  traineeId: block.trainee_id,
  departmentId: block.department_id,
  stage: block.stage as 1 | 2 | null,
  months: block.months,
  start: block.starts_on === null ? null : monthNumber(block.starts_on) - first,
  isLocked: block.is_locked || isFact,
  isFact,
  maySplit: block.may_split,
})

/** The timetable of a plan with everything that binds it. Eleven queries at most, whatever its size. */
export async function readBoard(reading: Reading, plan: BoardPlan): Promise<Board> {
  const first = monthNumber(plan.starts_on)
  const cohorts = await findCohortNames(reading.db, plan.id)
  const cohortIds = cohorts.map((one) => one.id)
  const today = dayInChina(reading.now())
  // a draft took over what had begun; what is in force goes on beginning
  const begun = plan.published_at === null ? new Set<number>() : await findBegun(reading.db, plan.id, today)
  return {
    ...{ planId: plan.id, version: plan.version, startsOn: plan.starts_on, months: plan.months },
    now: monthNumber(today) - first,
    isDraft: plan.published_at === null,
    cohorts,
    trainees: await readTrainees(reading, plan, cohortIds),
    departments: await readDepartments(reading, plan),
    blocks: (await findPlanBlocks(reading.db, plan.id)).map((block) =>
      shownBlock(block, first, block.block_id !== null || begun.has(block.id)),
    ),
    pairs: (await findPairsOf(reading.db, plan.id)).map((pair) => ({ first: pair.first_id, second: pair.second_id })),
  }
}
