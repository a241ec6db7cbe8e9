import { type Random, randomFrom } from '../random.ts'
import type { Instance, Plan } from './instances/instance.ts'
import { type Model, modelOf, planOf, type Starts } from './model.ts'
import { Negotiation } from './negotiate.ts'
import { componentsOf, joinStarts, type Problem, prepare } from './problem.ts'

/**
 * What a month in another department than before costs, compared with a seat above the limit (2) at
 * first.
 */
const CHANGE = 1

/** Sweeps after which a search that found nothing begins again. */
const SWEEPS = 60

/** The department of each person in each month of a plan, -1 for none. */
function whereOf(model: Model, plan: Plan): Int16Array {
  const where = new Int16Array(model.people.length * model.horizon).fill(-1)
  const numbers = new Map(model.departments.map((department, at) => [department, at]))
  const places = new Map(model.people.map((person, p) => [person.id, p]))

  for (const { id, blocks } of plan.trainees) {
    const p = places.get(id)
    if (p === undefined) continue

    for (const { department, months, start } of blocks)
      for (let month = Math.max(0, start); month < Math.min(model.horizon, start + months); month++)
        where[p * model.horizon + month] = numbers.get(department) ?? -1
  }

  return where
}

/** The department of each person in each month, -1 for none. */
function nowOf(model: Model, starts: Starts): Int16Array {
  const where = new Int16Array(model.people.length * model.horizon).fill(-1)

  model.people.forEach((person, p) => {
    person.blocks.forEach((block, b) => {
      const from = p * model.horizon + starts[p]![b]!
      if (block.department !== model.idle) where.fill(block.department, from, from + block.months)
    })
  })

  return where
}

/** Months in which somebody is elsewhere, or nowhere, than before. */
function differences(before: Int16Array, after: Int16Array): number {
  return after.reduce((sum, department, at) => sum + (department === before[at] ? 0 : 1), 0)
}

/** The blocks that began before `from` are locked where the plan has them. */
export function freeze(instance: Instance, plan: Plan, from: number): Instance {
  const planned = new Map(plan.trainees.map((trainee) => [trainee.id, trainee.blocks]))

  const trainees = instance.trainees.map((trainee) => {
    const past = (planned.get(trainee.id) ?? [])
      .filter((block) => block.start < from)
      .toSorted((a, b) => a.start - b.start)
    const stages = trainee.blocks.toSorted((a, b) => (a.stage ?? 0) - (b.stage ?? 0))
    const locks = new Map<(typeof stages)[number], number>()

    for (const block of past) {
      const own = stages.find(
        (stage) =>
          stage.department === block.department &&
          stage.months === block.months &&
          !locks.has(stage) &&
          (stage.start ?? block.start) === block.start,
      )
      if (own) locks.set(own, block.start)
    }

    return {
      ...trainee,
      blocks: trainee.blocks.map((block) =>
        locks.has(block) ? { ...block, start: locks.get(block)! } : block,
      ),
    }
  })

  return { ...instance, trainees }
}

type Best = { starts: Starts; changes: number } | null

/**
 * One search from the former plan; returns the plan within all capacities with the fewest changes
 * that it passed.
 */
function search(problem: Problem, where: Int16Array, random: Random): Best {
  const negotiation = new Negotiation(problem, problem.model.capacity, random, {
    where,
    cost: CHANGE,
  })

  let best: Best = null

  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    negotiation.sweep()
    if (negotiation.over > 0) continue

    const starts = negotiation.starts.map((own) => own!.slice())
    const changes = differences(where, nowOf(problem.model, starts))
    if (best && changes >= best.changes) return best

    best = { starts, changes }
    negotiation.forget()
  }

  return best
}

export type Repair = {
  plan: Plan /** Months in which somebody is elsewhere than before. */
  changes: number
}

/**
 * The plan for a changed instance that differs least from the former one: what began before month
 * `from` stays, and everybody who can stays. Null if none was found within the capacities; then the
 * caller searches a whole plan or asks for the conflict.
 * @param attempts searches with other random numbers; the best of them counts
 */
export function repairPlan(
  instance: Instance,
  former: Plan,
  from: number,
  { seed = 1, attempts = 8 } = {},
): Repair | null {
  const frozen = freeze(instance, former, from)
  const model = modelOf(frozen)
  const where = whereOf(model, former)
  const parts: { people: number[]; starts: Starts }[] = []
  let changes = 0

  for (const { model: part, people } of componentsOf(model)) {
    const problem = prepare(part)
    if ('impossible' in problem) return null

    const own = new Int16Array(people.length * model.horizon)

    people.forEach((p, i) => {
      own.set(where.subarray(p * model.horizon, (p + 1) * model.horizon), i * model.horizon)
    })

    let best: Best = null

    for (let attempt = 0; attempt < attempts && best?.changes !== 0; attempt++) {
      const found = search(problem, own, randomFrom(seed * 7919 + attempt))
      if (found && (!best || found.changes < best.changes)) best = found
    }

    if (!best) return null

    changes += best.changes
    parts.push({ people, starts: best.starts })
  }

  return { plan: planOf(model, joinStarts(model, parts)), changes }
}

/** Months in which a trainee is elsewhere, or nowhere, than in the former plan. */
export function countChanges(instance: Instance, former: Plan, plan: Plan): number {
  const model = modelOf(instance)
  return differences(whereOf(model, former), whereOf(model, plan))
}
