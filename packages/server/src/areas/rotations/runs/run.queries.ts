import type { RunPoint } from '@residency/contract/areas/rotations/plan/run.contract'
import { sql } from 'kysely'
import type { Demand } from '../../../algorithms/rotations/conflict.ts'
import type { Explanation } from '../../../algorithms/rotations/explain-left.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { SolverAnswer } from '../../../platform/solver/solver-messages.ts'
import { type RunEnd, runStep } from './run-state.rules.ts'

/**
 * What a computation found: places of blocks by their ids (null: none any more), who has none, or
 * what contradicts itself; `isKnown` false: it neither found a plan of everybody nor proved in its
 * time that none exists. Older ones know nothing of `left` and `shortages`.
 */
export type RunResult = {
  places: [blockId: number, start: number | null][] | null
  placedCount?: number
  left?: Explanation[]
  conflict: Demand[] | null
  impossible: string[]
  isKnown: boolean

  /** Departments that miss trainees in the plan, and whether no plan misses fewer. */
  shortages?: SolverAnswer['shortages']
  isShortProven?: boolean

  /** Points of preferences; absent in older ones. */
  preferences?: SolverAnswer['preferences']
}

export const findLastRun = (db: Db, planId: number) =>
  db
    .selectFrom('solverRuns')
    .selectAll()
    .where('planId', '=', planId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

export type StoredRun = NonNullable<Awaited<ReturnType<typeof findLastRun>>>

export const findRunForUpdate = (db: Db, planId: number, id: number) =>
  db
    .selectFrom('solverRuns')
    .selectAll()
    .where('planId', '=', planId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Starts a queued computation; undefined if it is over or another process has it. */
export const takeRun = (db: Db, id: number, now: Date) =>
  db
    .updateTable('solverRuns')
    .set({ state: runStep('take').to, startedAt: now, heartbeatAt: now })
    .where('id', '=', id)
    .where('state', 'in', runStep('take').from)
    .returningAll()
    .executeTakeFirst()

/** Saves progress and a heartbeat; returns whether somebody asked to stop. */
export async function saveRunProgress(
  db: Db,
  id: number,
  now: Date,
  curve: readonly RunPoint[],
): Promise<boolean> {
  const last = curve.at(-1)

  const row = await db
    .updateTable('solverRuns')
    .set({
      heartbeatAt: now,
      curve: JSON.stringify(curve),
      value: last?.value ?? null,
      bound: last?.bound ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', runStep('take').to)
    .returning('isStopAsked')
    .executeTakeFirst()

  return row?.isStopAsked ?? true
}

type RunFigures = {
  value?: number | null
  bound?: number | null
  isProven?: boolean
  result?: RunResult
}

/** Ends a computation with what it found; one that is over stays as it is. */
export const endRun = (
  db: Db,
  id: number,
  now: Date,
  end: RunEnd,
  { isProven = false, result, ...figures }: RunFigures = {},
) =>
  db
    .updateTable('solverRuns')
    .set({
      state: runStep(end).to,
      isProven,
      finishedAt: now,
      ...figures,
      ...(result ? { result: JSON.stringify(result) } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', runStep(end).from)
    .execute()

/** Ends computations whose process died; who asked presses again. */
export const endSilentRuns = (db: Db, now: Date, silentSince: Date) =>
  db
    .updateTable('solverRuns')
    .set({ state: runStep('fail').to, finishedAt: now })
    .where('state', '=', runStep('take').to)
    .where('heartbeatAt', '<', silentSince)
    .execute()

/** A backup holds no jobs: a restore ends what was computed. */
export const RUNS_AFTER_RESTORE = `update solver_runs set state = '${runStep('fail').to}', finished_at = now() where state in (${runStep(
  'fail',
)
  .from.map((state) => `'${state}'`)
  .join(', ')})`

export const findPlanById = (db: Db, id: number) =>
  db.selectFrom('rotationPlans').selectAll().where('id', '=', id).executeTakeFirst()

export const askToStop = (db: Db, id: number) =>
  db.updateTable('solverRuns').set({ isStopAsked: sql`true` }).where('id', '=', id).execute()
