import { type Model, occupancyOf, type Starts } from '../model.ts'
import { possibleStarts } from '../orders.ts'
import type { Problem } from '../problem.ts'
import type { Shortage } from './least.ts'

export function shortagesOf(model: Model, starts: Starts): Shortage[] {
  const taken = occupancyOf(model, starts)
  const found: Shortage[] = []

  for (const [at, needed] of (model.least ?? []).entries())
    if (taken[at]! < needed)
      found.push({
        department: model.departments[Math.floor(at / model.horizon)]!,
        month: at % model.horizon,
        missing: needed - taken[at]!,
      })

  return found
}

/** How many people of a model can be in each department in each month, at the same places. */
function possibleIn({ model, orders }: Problem): Int16Array {
  const possible = new Int16Array(model.capacity.length)

  model.people.forEach((person, p) => {
    const own = orders[p]
    const months = new Set<number>()

    const starts = own
      ? possibleStarts(person, own)
      : person.blocks.map((block) =>
          person.present.filter((month) => month >= block.lo && month <= block.hi),
        )

    person.blocks.forEach(({ department, months: length }, b) => {
      for (const start of starts[b]!)
        for (let month = start; month < Math.min(model.horizon, start + length); month++)
          months.add(department * model.horizon + month)
    })

    for (const at of months) possible[at]! += 1
  })

  return possible.map((count, at) => Math.min(count, model.capacity[at]!))
}

/** What is certain about the trainees that departments need. */
export type StaffingFloor = {
  /** Trainees that are missing in every plan, in all. */
  short: number

  /** Trainees that can be in a department in a month at most, at `department * horizon + month`. */
  possible: Int16Array
}

/**
 * Trainees that are missing in every plan of these parts: month by month those who can be there,
 * department by department the months that its blocks have.
 */
export function staffingFloor(model: Model, parts: readonly Problem[]): StaffingFloor {
  const { horizon } = model
  const least = model.least ?? new Int16Array(model.capacity.length)
  const possible = new Int16Array(model.capacity.length)
  const work = model.departments.map(() => 0)

  for (const part of parts) {
    for (const [at, count] of possibleIn(part).entries()) possible[at]! += count
    for (const { blocks } of part.model.people)
      for (const { department, months } of blocks) work[department]! += months
  }

  const short = model.departments.reduce((sum, _, department) => {
    const needed = least.subarray(department * horizon, (department + 1) * horizon)
    const total = needed.reduce((all, count) => all + count, 0)
    const certain = needed.reduce(
      (all, count, month) => all + Math.max(0, count - possible[department * horizon + month]!),
      0,
    )

    return sum + Math.max(certain, total - work[department]!, 0)
  }, 0)

  return { short, possible }
}
