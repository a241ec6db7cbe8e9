import { planPermissions as may } from '@residency/contract/areas/rotations/plan/access'
import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import type { RunPoint, SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { holds, joinItems, type Language } from '@residency/contract/kernel'
import { monthNumber } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { Demand } from '../../../algorithms/rotations/conflict.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import type { SolverAnswer } from '../../../platform/solver/solver-messages.ts'
import { monthOf } from '../board/conflict-text.ts'
import { readBoard } from '../board/read-board.ts'
import { namedChanges } from '../plan/compare-plans.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlan } from '../plan/plan.queries.ts'
import { leftOf } from './left-of-run.ts'
import { findLastRun, type RunResult, type StoredRun } from './run.queries.ts'

/** One demand of a conflict as a sentence. */
function demandText(language: Language, board: Board, demand: Demand): string {
  const words = planWords[language].demands

  const departmentOf = (id: number | string | undefined) =>
    board.departments.find((department) => department.id === Number(id))?.name ?? ''

  if (demand.kind === 'capacity')
    return fillSentence(words.capacity, { department: departmentOf(demand.department) })

  const traineeOf = (id: string) => board.trainees.find((trainee) => String(trainee.id) === id)
  const trainee = traineeOf(demand.trainee)
  const sentence = words[demand.kind]
  const named = { trainee: trainee?.name ?? '' }

  if (!trainee) return fillSentence(sentence, named)

  if (demand.kind === 'pair')
    return fillSentence(sentence, { ...named, other: traineeOf(demand.other)?.name ?? '' })

  if (demand.kind === 'window' && trainee.until <= trainee.from)
    return fillSentence(words.outside, named)

  if (demand.kind === 'window')
    return fillSentence(sentence, {
      ...named,
      from: monthOf(board, trainee.from),
      until: monthOf(board, trainee.until - 1),
    })

  if (demand.kind === 'absent')
    return fillSentence(sentence, {
      ...named,
      months: joinItems(
        language,
        trainee.absent.map((month) => monthOf(board, month)),
      ),
    })

  if (demand.kind !== 'locked') return fillSentence(sentence, named)

  const block = board.blocks.filter(({ traineeId }) => traineeId === trainee.id)[demand.block]

  return fillSentence(sentence, {
    ...named,
    department: departmentOf(block?.departmentId),
    month: monthOf(board, block?.start ?? 0),
  })
}

/** A department that misses trainees in a month, as a sentence. */
const shortageText = (
  language: Language,
  board: Board,
  { department, month, missing }: SolverAnswer['shortages'][number],
) =>
  fillSentence(planWords[language].shortage, {
    department: board.departments.find(({ id }) => String(id) === department)?.name ?? '',
    month: monthOf(board, month),
    missing,
  })

/**
 * What a finished computation would change, or what contradicts itself; read with the board as it
 * is now.
 */
async function outcomeOf(ctx: SignedCtx, plan: Parameters<typeof readBoard>[1], run: StoredRun) {
  const result = run.result as RunResult | null

  const nothing = {
    changes: [],
    changedMonths: 0,
    placedCount: 0,
    left: [],
    conflict: [],
    impossible: [],
    shortages: [],
    isShortProven: false,
    preferences: null,
  }

  const isStale = run.planVersion !== plan.version
  if (run.finishedAt === null || !result || isStale)
    return { ...nothing, isKnown: result?.isKnown ?? true }

  const board = await readBoard(ctx, plan)
  const places = new Map(result.places ?? [])

  const after = board.blocks.map((block) => ({
    ...block,
    start: places.has(block.id) ? places.get(block.id)! : block.start,
  }))

  const first = monthNumber(plan.startsOn)

  return {
    ...(result.places
      ? namedChanges([board], board.blocks, after, [first, first])
      : { changes: [], changedMonths: 0 }),
    placedCount: result.placedCount ?? 0,
    left: await leftOf(ctx, plan, result),
    conflict: (result.conflict ?? []).map((demand) => demandText(ctx.language, board, demand)),
    impossible: result.impossible.map(
      (id) => board.trainees.find((trainee) => String(trainee.id) === id)?.name ?? '',
    ),
    shortages: (result.shortages ?? []).map((shortage) =>
      shortageText(ctx.language, board, shortage),
    ),
    isShortProven: result.isShortProven ?? false,
    preferences: result.preferences ?? null,
    isKnown: result.isKnown,
  }
}

/** The latest computation of a plan; null if there was none. */
export async function getLastRun(
  ctx: SignedCtx,
  { id }: { id: number },
): Promise<SolverRun | null> {
  const plan = found(await findPlan(ctx.db, visiblePlans(ctx.actor), id))
  const run = await findLastRun(ctx.db, id)
  if (!run) return null

  const isStale = run.planVersion !== plan.version || plan.publishedAt !== null
  const isOver = run.finishedAt !== null
  const hasPlan = (run.result as RunResult | null)?.places != null
  const mayManage = holds(ctx.actor, may.manage)

  return {
    id: run.id,
    kind: run.kind,
    state: run.state,
    seconds: run.seconds,
    value: run.value,
    bound: run.bound,
    isProven: run.isProven,
    curve: run.curve as RunPoint[],
    passed:
      run.startedAt === null
        ? 0
        : ((run.finishedAt ?? ctx.now()).getTime() - run.startedAt.getTime()) / 1000,
    ...(await outcomeOf(ctx, plan, run)),
    isStale,
    actions: [
      ...(!isOver && mayManage ? (['stop'] as const) : []),
      ...(isOver && hasPlan && !isStale && mayManage ? (['apply'] as const) : []),
    ],
  }
}
