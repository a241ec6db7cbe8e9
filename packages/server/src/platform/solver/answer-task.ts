import loadHighs from 'highs'
import { withoutLeast } from '../../algorithms/rotations/aims/least.ts'
import { type Demand, findConflict } from '../../algorithms/rotations/conflict.ts'
import { explainLeft } from '../../algorithms/rotations/explain-left.ts'
import { isFeasible } from '../../algorithms/rotations/feasible.ts'
import { preferencesMet, shortagesIn } from '../../algorithms/rotations/instances/check-aims.ts'
import { planValue } from '../../algorithms/rotations/instances/check-plan.ts'
import type { Instance, Plan } from '../../algorithms/rotations/instances/instance.ts'
import { modelOf } from '../../algorithms/rotations/model.ts'
import { leftOutOf, withoutTrainees } from '../../algorithms/rotations/partial-plan.ts'
import { withWhoFits } from '../../algorithms/rotations/place-most.ts'
import { componentsOf, prepare } from '../../algorithms/rotations/problem.ts'
import { programOf } from '../../algorithms/rotations/relaxation.ts'
import { freeze, repairPlan } from '../../algorithms/rotations/repair.ts'
import { fewerSiteMoves } from '../../algorithms/rotations/site-moves.ts'
import { Solver } from '../../algorithms/rotations/solver.ts'
import { hasSolution } from './lower-bounds.ts'
import { searchAims } from './search-aims.ts'
import { searchPlan } from './search-plan.ts'
import {
  NOTHING_FOUND,
  type Progress,
  type SolverAnswer,
  type SolverTask,
} from './solver-messages.ts'
import { WorkClock } from './work-clock.ts'

const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** The instance with these people only. */
const withPeople = (instance: Instance, ids: ReadonlySet<string>): Instance => ({
  ...instance,
  trainees: instance.trainees.filter(({ id }) => ids.has(id)),
})

/**
 * The least people among whom something contradicts itself as far as that is quickly known: one
 * alone, else a part of the departments.
 */
function suspects(instance: Instance): Instance[] {
  const model = modelOf(instance)
  return componentsOf(model).map(({ model: part }) => {
    const prepared = prepare(part)
    const alone = 'impossible' in prepared ? part.people[prepared.impossible[0]!] : undefined
    return withPeople(
      instance,
      new Set(alone ? [alone.id] : part.people.map((person) => person.id)),
    )
  })
}

class OutOfTime extends Error {}

/**
 * A smallest conflict of an instance; null if it has a plan; undefined if the time did not suffice
 * to know.
 */
async function explain(
  instance: Instance,
  clock: WorkClock,
  shouldStop: () => boolean,
): Promise<Demand[] | null | undefined> {
  const highs = await loadHighs()

  const meets = (instance: Instance) => {
    if (clock.isOver() || shouldStop()) throw new OutOfTime()
    return isFeasible(instance, (problem) => {
      const answer = hasSolution(highs, programOf(problem, true), Math.max(1, clock.left()))
      if (answer === null) throw new OutOfTime()

      return answer
    })
  }

  try {
    for (const part of suspects(instance)) {
      const conflict = findConflict(part, meets)
      if (conflict) return conflict
    }

    return null
  } catch (e) {
    if (e instanceof OutOfTime) return undefined
    throw e
  }
}

type Repairing = Extract<SolverTask, { kind: 'repair' }>

/**
 * Of the seconds that a repair leaves, the share in which any plan is looked for before the reason
 * why none exists.
 */
const ANY_PLAN = 0.5

/** Trainees that departments miss in a plan. */
const shortIn = (instance: Instance, plan: Plan) =>
  shortagesIn(instance, plan).reduce((sum, { missing }) => sum + missing, 0)

/** The weight of preferences that a plan meets; null where nobody has any. */
function preferencesIn(
  instance: Instance,
  plan: Plan,
  most: number | null,
): SolverAnswer['preferences'] {
  const people = preferencesMet(instance, plan)
  if (people.length === 0) return null

  const sum = (key: 'met' | 'wanted') => people.reduce((all, person) => all + person[key], 0)

  return { met: sum('met'), wanted: sum('wanted'), most }
}

/** The same plan with fewer moves between sites, where no department misses more trainees for it. */
function withFewerMoves(instance: Instance, placed: Instance, plan: Plan): Plan {
  // fewer moves between sites may make room for somebody
  const moved = withWhoFits(instance, fewerSiteMoves(placed, plan))
  return shortIn(instance, moved) > shortIn(instance, plan) ? plan : moved
}

/**
 * The nearest plan, with the trainees that departments need where it is found; where none is found
 * near the former one any plan, else who or what prevents it.
 */
async function repair(task: Repairing, shouldStop: () => boolean): Promise<SolverAnswer> {
  const { former, from, seed } = task
  const clock = new WorkClock(task.seconds)
  const instance = withoutLeast(task.instance)
  const asNeeded = repairPlan(task.instance, former, from, { seed })
  const isOther = instance !== task.instance
  const near = asNeeded ?? (isOther ? repairPlan(instance, former, from, { seed }) : null)

  if (near)
    return {
      ...NOTHING_FOUND,
      plan: near.plan,
      value: planValue(near.plan),
      shortages: shortagesIn(task.instance, near.plan),
      preferences: preferencesIn(task.instance, near.plan, null),
    }

  const frozen = freeze(instance, former, from)
  let isFound = false

  const any = await searchPlan(frozen, {
    seconds: Math.max(1, clock.left()) * ANY_PLAN,
    seed,
    onState: ({ value }) => {
      isFound = value !== null
    },
    shouldStop: () => isFound || shouldStop(),
  })

  if (any.value !== null)
    return {
      ...NOTHING_FOUND,
      plan: any.plan,
      value: any.value,
      shortages: shortagesIn(task.instance, any.plan),
      preferences: preferencesIn(task.instance, any.plan, null),
    }

  const { impossible } = new Solver(frozen, seed)
  if (impossible.length > 0) return { ...NOTHING_FOUND, impossible }

  const conflict = await explain(frozen, clock, shouldStop)

  // without a contradiction there is a plan that was not found
  return { ...NOTHING_FOUND, conflict: conflict ?? null, isKnown: Boolean(conflict) }
}

/** Does the task of a solver process. */
export async function answerTask(
  task: SolverTask,
  onProgress: (progress: Progress) => void,
  shouldStop: () => boolean,
): Promise<SolverAnswer> {
  const { instance, seconds, seed } = task
  if (task.kind === 'explain') {
    const bound = withoutLeast(instance)
    const conflict = await explain(bound, new WorkClock(seconds), shouldStop)
    return { ...NOTHING_FOUND, conflict: conflict ?? null, isKnown: conflict !== undefined }
  }

  if (task.kind === 'repair') return repair(task, shouldStop)

  const found = await searchAims(instance, {
    seconds,
    seed,
    shouldStop,
    onState: (state) => onProgress({ ...state, bound: finite(state.bound) }),
  })

  const placed = found.left.length === 0 ? instance : withoutTrainees(instance, new Set(found.left))
  const plan = withFewerMoves(instance, placed, found.plan)
  const isWhole = leftOutOf(instance, plan).length === 0

  return {
    ...NOTHING_FOUND,
    plan,
    value: isWhole ? planValue(plan) : null,
    bound: isWhole ? finite(found.bound) : null,
    isProven: found.proven,
    left: isWhole ? [] : explainLeft(task.context, plan),
    isKnown: isWhole || found.isImpossible,
    shortages: shortagesIn(instance, plan),
    preferences: preferencesIn(instance, plan, found.preferences?.most ?? null),
    isShortProven: isWhole && found.staffing?.short === found.staffing?.floor,
  }
}
