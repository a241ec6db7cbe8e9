import { randomFrom } from '../random.ts'
import type { Instance, Plan } from './instances/instance.ts'
import { modelOf, planOf } from './model.ts'
import { Occupancy, type PartialStarts, placeMost } from './partial-plan.ts'
import type { Problem } from './problem.ts'
import type { Solver } from './solver.ts'

/** The plan of those who have starts. */
function planOfPlaced(model: Occupancy['model'], starts: PartialStarts): Plan {
  const places = model.people.map((_, p) => p).filter((p) => starts[p] !== null)
  return planOf(
    { ...model, people: places.map((p) => model.people[p]!) },
    places.map((p) => starts[p]!),
  )
}

/** Who has a place matters more than how many a department needs. */
const withoutNeeds = (problem: Problem): Problem => ({
  ...problem,
  model: { ...problem.model, least: null },
})

/**
 * Places as many as possible after a search that found no plan of everybody, step by step; `plan()`
 * is the best so far.
 */
export function placedPlan(solver: Solver, seed: number) {
  const parts = solver.parts.map(({ problem, people, found }, part) => {
    const own = { starts: (found.starts ?? problem.model.people.map(() => null)) as PartialStarts }
    const steps = found.starts
      ? null
      : placeMost(withoutNeeds(problem), found.closest, randomFrom(seed * 7919 + part), own)

    return { people, own, steps, isDone: steps === null }
  })
  // a plan is asked for in any case: the first step of each part gives one
  for (const part of parts) part.steps?.next()

  let turn = 0

  return {
    /** One step of the parts in turn. */
    next() {
      const open = parts.filter(({ isDone }) => !isDone)
      const part = open[turn++ % Math.max(1, open.length)]
      if (part) part.isDone = part.steps!.next().done ?? true

      return { done: open.length === 0 }
    },
    plan(): Plan {
      const starts: PartialStarts = solver.model.people.map(() => null)
      for (const { people, own } of parts)
        for (const [place, p] of people.entries()) starts[p] = own.starts[place]!

      return planOfPlaced(solver.model, starts)
    },
  }
}

/**
 * Where the people of a model are in a plan. Equal blocks follow one another, the first stage
 * first.
 */
export function startsIn(model: Occupancy['model'], plan: Plan): PartialStarts {
  const planned = new Map(plan.trainees.map((trainee) => [trainee.id, trainee.blocks]))
  return model.people.map((person) => {
    const own = planned.get(person.id)?.toSorted((a, b) => a.start - b.start)
    if (!own) return null

    const left = [...own]
    const starts = Int16Array.from(person.blocks, (block) => block.lo)

    const take = (b: number, isPlace: (start: number) => boolean) => {
      const block = person.blocks[b]!

      const index = left.findIndex(
        (lockedBlock) =>
          lockedBlock.department === model.departments[block.department] &&
          lockedBlock.months === block.months &&
          lockedBlock.row === person.rows[b] &&
          isPlace(lockedBlock.start),
      )
      if (index !== -1) starts[b] = left.splice(index, 1)[0]!.start
    }

    const places = person.blocks
      .map((_, b) => b)
      .filter((b) => person.blocks[b]!.department !== model.idle)

    for (const b of places.filter((at) => person.blocks[at]!.locked))
      take(b, (start) => start === person.blocks[b]!.lo)

    const free = places.filter((at) => !person.blocks[at]!.locked)

    for (const b of free.toSorted((x, y) => person.blocks[x]!.stage - person.blocks[y]!.stage))
      take(b, () => true)

    const busy = new Set(
      own.flatMap(({ start, months }) => Array.from({ length: months }, (_, at) => start + at)),
    )
    const idle = person.present.filter((month) => !busy.has(month))

    for (const [b, block] of person.blocks.entries())
      if (block.department === model.idle) starts[b] = idle.shift() ?? block.lo

    return starts
  })
}

/** The plan with everybody who fits into it as it is. */
export function withWhoFits(instance: Instance, plan: Plan): Plan {
  const model = modelOf(instance)
  const occupancy = new Occupancy(model, startsIn(model, plan))

  occupancy.placeWhoFits()

  return planOfPlaced(model, occupancy.starts)
}
