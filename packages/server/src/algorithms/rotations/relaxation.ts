import {
  type Aim,
  addLeast,
  addPrecedence,
  addPreferences,
  type BlockColumns,
} from './aims/aim-rows.ts'
import { type Model, NO_LIMIT, type Person } from './model.ts'
import { possibleStarts } from './orders.ts'
import type { Problem } from './problem.ts'

/**
 * A linear program by rows: minimise the sum of `cost · x` with `lower ≤ x ≤ upper` and `rowLower ≤
 * row · x ≤ rowUpper`.
 */
export type LinearProgram = {
  cost: number[]
  lower: number[]
  upper: number[]
  isInteger: boolean[]
  rowLower: number[]
  rowUpper: number[]
  rows: { indices: number[]; values: number[] }[]
}

const FREE = Number.POSITIVE_INFINITY

class Builder {
  readonly program: LinearProgram = {
    cost: [],
    lower: [],
    upper: [],
    isInteger: [],
    rowLower: [],
    rowUpper: [],
    rows: [],
  }

  column(cost: number, lower: number, upper: number, isInteger: boolean): number {
    const { program } = this
    program.cost.push(cost)
    program.lower.push(lower)
    program.upper.push(upper)
    program.isInteger.push(isInteger)

    return program.cost.length - 1
  }

  row(
    lower: number,
    upper: number,
    indices: number[],
    values: number[] = indices.map(() => 1),
  ): void {
    const { program } = this
    program.rowLower.push(lower)
    program.rowUpper.push(upper)
    program.rows.push({ indices, values })
  }
}

/** People with the same months and blocks are one group of variables in the bound. */
type Group = { person: Person; count: number; starts: number[][] }

function groupsOf(problem: Problem, isAlone: (person: Person) => boolean): Group[] {
  const groups = new Map<string, Group>()

  problem.model.people.forEach((person, p) => {
    const key = isAlone(person)
      ? String(p)
      : JSON.stringify([person.present, person.blocks, person.before])
    const known = groups.get(key)
    if (known) {
      known.count += 1
      return
    }

    const orders = problem.orders[p]

    const starts = orders
      ? possibleStarts(person, orders)
      : person.blocks.map((block) =>
          person.present.filter((month) => month >= block.lo && month <= block.hi),
        )

    groups.set(key, { person, count: 1, starts })
  })

  return [...groups.values()]
}

/** Interchangeable blocks of a group share their variables in the bound. */
function alike(person: Person, isExact: boolean): number[][] {
  const kinds = new Map<string, number[]>()

  person.blocks.forEach((block, b) => {
    const key = isExact ? String(b) : JSON.stringify(block)
    kinds.set(key, [...(kinds.get(key) ?? []), b])
  })

  return [...kinds.values()]
}

/**
 * No block of the first stage ends after one of the second has begun: a row per pair of blocks and
 * month.
 */
function addStages(
  builder: Builder,
  person: Person,
  columns: readonly { starts: number[]; at: number[] }[],
  horizon: number,
): void {
  person.blocks.forEach((first, i) => {
    person.blocks.forEach((second, j) => {
      if (first.stage !== 1 || second.stage !== 2) return
      for (let month = 0; month < horizon; month++) {
        const late = columns[i]!.at.filter((_, n) => columns[i]!.starts[n]! + first.months > month)
        const early = columns[j]!.at.filter((_, n) => columns[j]!.starts[n]! <= month)
        if (late.length > 0 && early.length > 0) builder.row(-FREE, 1, [...late, ...early])
      }
    })
  })
}

/**
 * Two who are kept apart are not in one department in one month: a row per pair, department and
 * month in which both could be there.
 */
function addPairs(
  builder: Builder,
  model: Model,
  presence: readonly ReadonlyMap<number, number[]>[],
): void {
  for (const { first, second, except } of model.pairs)
    for (const [at, columns] of presence[first]!) {
      const others = presence[second]!.get(at)
      if (
        others &&
        Math.floor(at / model.horizon) !== model.idle &&
        !except.has(at % model.horizon)
      )
        builder.row(-FREE, 1, [...columns, ...others])
    }
}

/** The variables of the seats of departments, -1 where a program has none. */
function seatColumns(
  builder: Builder,
  { model, floors }: Problem,
  isExact: boolean,
  aim: Aim,
): number[] {
  const hasSeats = !isExact && aim.goal !== 'staffing'
  const cost = aim.goal === 'seats' ? 1 : 0

  return model.departments.map((_, department) =>
    !hasSeats || floors[department] === 0
      ? -1
      : builder.column(cost, floors[department]!, FREE, true),
  )
}

/** No department has more trainees in a month than it has seats. */
function addCapacity(
  builder: Builder,
  model: Model,
  here: readonly number[][],
  seats: readonly number[],
): void {
  here.forEach((columns, index) => {
    const department = Math.floor(index / model.horizon)
    if (columns.length === 0 || department === model.idle) return

    if (seats[department] !== -1)
      builder.row(-FREE, 0, [...columns, seats[department]!], [...columns.map(() => 1), -1])
    if (model.capacity[index]! < NO_LIMIT) builder.row(-FREE, model.capacity[index]!, columns)
  })
}

/** The seats of all departments together are at most as many as the aim allows. */
function addSeats(builder: Builder, seats: readonly number[], aim: Aim): void {
  if (aim.goal === 'preferences')
    builder.row(
      -FREE,
      aim.maxSeats,
      seats.filter((column) => column !== -1),
    )
}

type ProgramOptions = {
  horizon: number
  isExact: boolean
  isAlone: (person: Person) => boolean
  aim: Aim
}

/** What binds one person, whose variables are no group's: stages, order and preferences. */
function addOwnRules(
  builder: Builder,
  person: Person,
  columns: readonly BlockColumns[],
  { horizon, isExact, isAlone, aim }: ProgramOptions,
): void {
  if (isExact && person.isMixed) addStages(builder, person, columns, horizon)
  if (isAlone(person)) addPrecedence(builder, person, columns, horizon)
  if (aim.goal === 'preferences') addPreferences(builder, person, columns, horizon)
}

/**
 * The plans of a problem as a linear program over the starts of blocks. As a bound (`isExact`
 * false) interchangeable people share variables, only seats are whole and pairs are left out: its
 * value is never above the best plan's. Exact: one 0/1 variable per block and start, no objective;
 * it has a solution exactly if there is a plan within the capacities that keeps pairs apart.
 */
export function programOf(
  problem: Problem,
  isExact: boolean,
  aim: Aim = { goal: 'seats', maxShort: 0 },
): LinearProgram {
  const { model } = problem
  const builder = new Builder()
  const seats = seatColumns(builder, problem, isExact, aim)
  const isAlone = (person: Person) =>
    isExact || (aim.goal === 'preferences' && person.preferences.length > 0)
  const here: number[][] = Array.from({ length: model.capacity.length }, () => [])
  const presence: Map<number, number[]>[] = []

  for (const { person, count, starts } of groupsOf(problem, isAlone)) {
    const there = new Map<number, number[]>()
    presence.push(there)

    const byMonth = new Map<number, number[]>()

    const columns = alike(person, isExact).map((blocks): BlockColumns => {
      const block = person.blocks[blocks[0]!]!
      const own = starts[blocks[0]!]!.filter((start) =>
        person.isPresent.subarray(start, start + block.months).every((present) => present === 1),
      )
      const at = own.map(() => builder.column(0, 0, isExact ? 1 : FREE, isAlone(person)))

      builder.row(count * blocks.length, count * blocks.length, at)

      own.forEach((start, n) => {
        for (let month = start; month < start + block.months; month++) {
          const place = block.department * model.horizon + month
          here[place]!.push(at[n]!)
          there.set(place, [...(there.get(place) ?? []), at[n]!])
          byMonth.set(month, [...(byMonth.get(month) ?? []), at[n]!])
        }
      })

      return { blocks, months: block.months, starts: own, at }
    })

    for (const at of byMonth.values()) builder.row(-FREE, count, at)
    addOwnRules(builder, person, columns, { horizon: model.horizon, isExact, isAlone, aim })
  }

  addSeats(builder, seats, aim)
  addLeast(builder, model, here, aim)

  // exact: a group is one person, in the order of `people`
  if (isExact) addPairs(builder, model, presence)

  addCapacity(builder, model, here, seats)

  return builder.program
}
