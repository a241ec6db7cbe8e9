import type { Demand } from '../../algorithms/rotations/conflict.ts'
import type { Explanation, PlanContext } from '../../algorithms/rotations/explain-left.ts'
import type { Instance, Plan } from '../../algorithms/rotations/instances/instance.ts'

/**
 * What a solver process is asked: the best plan, the plan nearest to a former one, or what
 * contradicts itself.
 */
export type SolverTask = { instance: Instance; seconds: number; seed: number } & (
  | { kind: 'solve'; context: PlanContext }
  | { kind: 'repair'; former: Plan; from: number }
  | { kind: 'explain' }
)

/** `bound` null: no plan can be within the capacities. */
export type Progress = { seconds: number; value: number | null; bound: number | null }

/**
 * What it answers at the end. `left`: who has no place in the plan, and why. `conflict` null:
 * nothing contradicts itself, or the time was too short to know (`isKnown` false).
 */
export type SolverAnswer = {
  /** Departments that miss trainees in the plan, and whether no plan misses fewer. */
  shortages: { department: string; month: number; missing: number }[]
  isShortProven: boolean

  /**
   * The weight of preferences that the plan meets, and that any plan with as few seats could meet
   * (null: not asked). Null without preferences.
   */
  preferences: { met: number; wanted: number; most: number | null } | null
  plan: Plan | null
  value: number | null
  bound: number | null
  isProven: boolean
  impossible: string[]
  left: Explanation[]
  conflict: Demand[] | null
  isKnown: boolean
}

/** The answer without a plan or a conflict. */
export const NOTHING_FOUND: SolverAnswer = {
  shortages: [],
  isShortProven: false,
  preferences: null,
  plan: null,
  value: null,
  bound: null,
  isProven: false,
  impossible: [],
  left: [],
  conflict: null,
  isKnown: true,
}

export type FromSolver = { progress: Progress } | { answer: SolverAnswer }
export type ToSolver = { task: SolverTask } | { stop: true }
