import type { RunPoint } from '@residency/contract/areas/rotations/plan/run.contract'
import { monthNumber } from '@residency/contract/kernel/day'
import type { CtxParts } from '../../../platform/http/make-ctx.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { solveApart } from '../../../platform/solver/solve-apart.ts'
import type { SolverAnswer, SolverTask } from '../../../platform/solver/solver-messages.ts'
import { instanceOf, placesOf, planOfBoard } from './instance.rules.ts'
import { readBoard } from './read-board.ts'
import { endRun, findPlanById, type StoredRun, saveRunProgress, takeRun } from './run.queries.ts'

const REPORT_MS = 700
/** Points of a curve that are kept; more cannot be told apart by eye. */
const MOST_POINTS = 400

/** Every second point of a curve that has become too long. */
const thinned = (curve: RunPoint[]) =>
  curve.length > MOST_POINTS ? curve.filter((_, at) => at % 2 === 0 || at === curve.length - 1) : curve

async function taskOf(house: CtxParts, run: StoredRun) {
  const plan = (await findPlanById(house.db, run.plan_id))!
  const board = await readBoard({ db: house.db, language: 'zh-cn', now: house.now }, plan)
  const shared = { instance: instanceOf(board), seconds: run.seconds, seed: run.seed }
  const from = run.from_month === null ? board.now : monthNumber(run.from_month) - monthNumber(plan.starts_on)
  const task: SolverTask =
    run.kind === 'repair' ? { ...shared, kind: 'repair', former: planOfBoard(board), from } : { ...shared, kind: run.kind as 'solve' }
  return { board, task }
}

/** Reports progress until the answer comes; passes a wish to stop on. */
async function reportUntilAnswered(
  house: CtxParts,
  run: StoredRun,
  task: SolverTask,
): Promise<{ answer: SolverAnswer; isStopped: boolean }> {
  let curve: RunPoint[] = []
  let isStopped = false
  const solver = solveApart(task, (progress) => {
    curve = thinned([...curve, progress])
  })
  const report = async () => {
    if (!(await saveRunProgress(house.db, run.id, house.now(), curve)) || isStopped) return
    isStopped = true
    solver.stop()
  }
  // a report that fails is followed by the next one; the answer is stored in any case
  const timer = setInterval(() => void report().catch(() => undefined), REPORT_MS)
  try {
    const answer = await solver.answer
    await saveRunProgress(house.db, run.id, house.now(), curve)
    return { answer, isStopped }
  } finally {
    clearInterval(timer)
  }
}

/** Computes a plan in a process of its own and stores what it finds. */
export function solverRunner(house: CtxParts): Worker {
  return async ({ runId }) => {
    const run = await takeRun(house.db, Number(runId), house.now())
    if (!run) return
    try {
      const { board, task } = await taskOf(house, run)
      const { answer, isStopped } = await reportUntilAnswered(house, run, task)
      const { value, bound, isProven, conflict, impossible, isKnown } = answer
      const places = answer.plan ? [...placesOf(board, answer.plan)] : null
      const result = { places, conflict, impossible, isKnown }
      await endRun(house.db, run.id, house.now(), isStopped ? 'stop' : 'finish', { value, bound, isProven, result })
    } catch (e) {
      await endRun(house.db, run.id, house.now(), 'fail')
      throw e
    }
  }
}
