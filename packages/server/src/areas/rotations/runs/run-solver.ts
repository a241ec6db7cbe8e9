import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import type { RunPoint } from '@residency/contract/areas/rotations/plan/run.contract'
import { monthNumber } from '@residency/contract/kernel/day'
import type { CtxParts } from '../../../platform/http/make-ctx.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { solveApart } from '../../../platform/solver/solve-apart.ts'
import type { SolverAnswer, SolverTask } from '../../../platform/solver/solver-messages.ts'
import { readBoard } from '../board/read-board.ts'
import { findPreferencesOfPlan } from '../preferences/preference.queries.ts'
import { solverPreferences } from '../preferences/preference.rules.ts'
import { instanceOf, placesOf, planOfBoard } from './instance.rules.ts'
import { planContextOf, readLaterBoard } from './later-board.ts'
import { withKnownEnds } from './left.rules.ts'
import {
  endRun,
  findPlanById,
  type RunResult,
  type StoredRun,
  saveRunProgress,
  takeRun,
} from './run.queries.ts'

const REPORT_MS = 700

/** Points of a curve that are stored; more cannot be distinguished by eye. */
const MAX_POINTS = 400

/** Every second point of a curve that has become too long. */
const thinned = (curve: RunPoint[]) =>
  curve.length > MAX_POINTS
    ? curve.filter((_, at) => at % 2 === 0 || at === curve.length - 1)
    : curve

/** Of points that say the same the last one is enough. */
const withoutRepetition = (curve: RunPoint[], next: RunPoint) => {
  const [before, last] = curve.slice(-2)
  const isSame = (point: RunPoint | undefined) =>
    point?.value === next.value && point.bound === next.bound
  return last && isSame(before) && isSame(last) ? curve.slice(0, -1) : curve
}

/** The places of a plan; a trainee without one gives back what is not locked. */
function placesFound(board: Board, { plan, left }: SolverAnswer): RunResult['places'] {
  if (!plan) return null

  const isLeft = new Set(left.map(({ trainee }) => Number(trainee)))
  const cleared = board.blocks.filter(
    (block) => isLeft.has(block.traineeId) && !block.isLocked && block.start !== null,
  )

  return [...placesOf(board, plan), ...cleared.map(({ id }): [number, null] => [id, null])]
}

async function taskOf(deps: CtxParts, run: StoredRun) {
  const plan = (await findPlanById(deps.db, run.planId))!
  const reading = { db: deps.db, language: 'zh-cn', now: deps.now } as const
  const board = await readBoard(reading, plan)
  const later = await readLaterBoard(reading, plan)
  const preferences = solverPreferences(board, await findPreferencesOfPlan(deps.db, plan.id))
  const shared = { instance: instanceOf(board, preferences), seconds: run.seconds, seed: run.seed }
  const from =
    run.fromMonth === null ? board.now : monthNumber(run.fromMonth) - monthNumber(plan.startsOn)

  const tasks: Record<SolverTask['kind'], SolverTask> = {
    solve: { ...shared, kind: 'solve', context: planContextOf(later, plan.months) },
    repair: { ...shared, kind: 'repair', former: planOfBoard(board), from },
    explain: { ...shared, kind: 'explain' },
  }

  return { board, plannedEnds: later.plannedEnds, task: tasks[run.kind] }
}

/** Reports progress until the answer comes; passes a preference to stop on. */
async function reportUntilAnswered(
  deps: CtxParts,
  run: StoredRun,
  task: SolverTask,
): Promise<{ answer: SolverAnswer; isStopped: boolean }> {
  let curve: RunPoint[] = []
  let isStopped = false
  const solver = solveApart(task, (progress) => {
    curve = thinned([...withoutRepetition(curve, progress), progress])
  })

  const report = async () => {
    if (!(await saveRunProgress(deps.db, run.id, deps.now(), curve)) || isStopped) return

    isStopped = true
    solver.stop()
  }

  // a report that fails is followed by the next one; the answer is stored in any case
  const timer = setInterval(() => void report().catch(() => undefined), REPORT_MS)

  try {
    const answer = await solver.answer
    await saveRunProgress(deps.db, run.id, deps.now(), curve)

    return { answer, isStopped }
  } finally {
    clearInterval(timer)
  }
}

/** Computes a plan in a process of its own and stores what it finds. */
export function solverRunner(deps: CtxParts): Worker {
  return async ({ runId }) => {
    const run = await takeRun(deps.db, Number(runId), deps.now())
    if (!run) return

    try {
      const { board, plannedEnds, task } = await taskOf(deps, run)
      const { answer, isStopped } = await reportUntilAnswered(deps, run, task)
      const { value, bound, isProven, conflict, impossible, isKnown } = answer
      const { shortages, isShortProven, preferences } = answer

      const result: RunResult = {
        places: placesFound(board, answer),
        placedCount: answer.plan?.trainees.length ?? 0,
        left: withKnownEnds(answer.left, plannedEnds),
        conflict,
        impossible,
        isKnown,
        shortages,
        isShortProven,
        preferences,
      }

      await endRun(deps.db, run.id, deps.now(), isStopped ? 'stop' : 'finish', {
        value,
        bound,
        isProven,
        result,
      })
    } catch (e) {
      await endRun(deps.db, run.id, deps.now(), 'fail')
      throw e
    }
  }
}
