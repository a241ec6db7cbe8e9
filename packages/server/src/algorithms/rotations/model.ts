import { leastOf } from './aims/least.ts'
import { precedenceOf, rowOf } from './aims/precedence.ts'
import { type PersonPreference, preferencesOf } from './aims/preferences.ts'
import type { Instance, InstanceTrainee, Plan } from './instances/instance.ts'

/** A department that has no limit in a month. */
export const NO_LIMIT = 32_000

/** One block of a trainee; `lo` and `hi` are the first and the last month in which it may begin. */
export type Block = {
  department: number
  months: number
  stage: number
  locked: boolean
  lo: number
  hi: number

  /** Number of its row where an order names the row, else -1. */
  row: number
}

export type Person = {
  id: string

  /** Months in which the trainee is there, ascending; blocks fill them without gaps. */
  present: number[]

  /** Per calendar month of the horizon: 1 where the trainee is there. */
  isPresent: Uint8Array
  blocks: Block[]

  /**
   * Blocks with and without a stage together: the order of stages must be looked at in every move.
   */
  isMixed: boolean

  /** Places of two blocks of which the first ends before the second begins. */
  before: (readonly [number, number])[]
  preferences: PersonPreference[]

  /** Names of rows by the place of the block, where the instance has them. */
  rows: (string | undefined)[]
}

/** Places in `people` of two who are kept apart, except in these months. */
export type Pair = { first: number; second: number; except: ReadonlySet<number> }

/** A rotation problem with departments as numbers. */
export type Model = {
  horizon: number
  departments: string[]

  /** Seats per department and month, at `department * horizon + month`. */
  capacity: Int16Array

  /** Trainees that each department needs in each month, at the same places; null: no department does. */
  least: Int16Array | null
  people: Person[]
  pairs: Pair[]

  /** The department that represents months without a block, or -1. */
  idle: number
}

/** Starts of the blocks of each person, in the order of `people` and their `blocks`. */
export type Starts = Int16Array[]

const IDLE = '\u0000idle'

function presentMonths(trainee: InstanceTrainee, horizon: number): number[] {
  const away = new Set(trainee.absent)
  const months = []

  for (
    let month = Math.max(0, trainee.start ?? 0);
    month < Math.min(horizon, trainee.end ?? horizon);
    month++
  )
    if (!away.has(month)) months.push(month)

  return months
}

/**
 * Narrows the beginnings of the blocks of one person by presence, by the order of stages and by the
 * months that each stage needs.
 */
function narrow(person: Person, horizon: number): void {
  const sum = (test: (block: Block) => boolean) =>
    person.blocks.filter(test).reduce((all, block) => all + block.months, 0)
  const present = person.present
  const first = sum((block) => block.stage === 1)
  const second = sum((block) => block.stage === 2)
  const monthAt = (index: number) => present[index] ?? horizon

  for (const block of person.blocks) {
    if (block.locked) continue

    const from = block.stage === 2 ? first : 0
    const until = present.length - (block.stage === 1 ? second : 0) - block.months

    block.lo = monthAt(from)
    block.hi = until < 0 ? -1 : monthAt(until)
  }
}

function modelPerson(
  instance: Instance,
  trainee: InstanceTrainee,
  horizon: number,
  departmentOf: (id: string) => number,
): Person {
  const present = presentMonths(trainee, horizon)
  const isPresent = new Uint8Array(horizon)

  for (const month of present) isPresent[month] = 1

  const order = precedenceOf(instance, trainee)

  const blocks = trainee.blocks.map((block): Block => {
    const locked = block.start !== undefined
    return {
      department: departmentOf(block.department),
      months: block.months,
      stage: block.stage ?? 0,
      locked,
      lo: block.start ?? 0,
      hi: block.start ?? horizon,
      row: order.rows.indexOf(rowOf(block)),
    }
  })

  const free = present.length - blocks.reduce((all, block) => all + block.months, 0)

  for (let i = 0; i < free; i++)
    blocks.push({
      department: departmentOf(IDLE),
      months: 1,
      stage: 0,
      locked: false,
      lo: 0,
      hi: horizon,
      row: -1,
    })

  const staged = blocks.filter((block) => block.stage > 0).length

  const person = {
    id: trainee.id,
    present,
    isPresent,
    blocks,
    isMixed: staged > 0 && staged < blocks.length,
    before: order.before,
    preferences: preferencesOf(trainee),
    rows: trainee.blocks.map((block) => block.row),
  }

  narrow(person, horizon)

  return person
}

/** Pairs of whom both are there; the others bind nobody. */
function pairsOf(instance: Instance): Pair[] {
  const places = new Map(instance.trainees.map(({ id }, p) => [id, p]))
  return (instance.pairs ?? []).flatMap(({ trainees: [a, b], except }) => {
    const [first, second] = [places.get(a), places.get(b)]
    return first === undefined || second === undefined || first === second
      ? []
      : [{ first, second, except: new Set(except) }]
  })
}

/**
 * Months that a trainee has left over become blocks of one month in a department of their own,
 * which has no limit and no cost.
 */
export function modelOf(instance: Instance): Model {
  const horizon = instance.horizon ?? instance.length ?? 0
  const numbers = new Map<string, number>()

  for (const department of instance.departments ?? []) numbers.set(department.id, numbers.size)

  const departmentOf = (id: string) => {
    const known = numbers.get(id)
    if (known !== undefined) return known

    numbers.set(id, numbers.size)

    return numbers.size - 1
  }

  const people = instance.trainees.map((trainee) =>
    modelPerson(instance, trainee, horizon, departmentOf),
  )
  const capacity = new Int16Array(numbers.size * horizon).fill(NO_LIMIT)

  for (const { id, capacity: seats } of instance.departments ?? []) {
    if (seats === undefined) continue
    for (let month = 0; month < horizon; month++)
      capacity[departmentOf(id) * horizon + month] =
        typeof seats === 'number' ? seats : (seats[month] ?? NO_LIMIT)
  }

  return {
    horizon,
    departments: [...numbers.keys()],
    capacity,
    least: leastOf(instance, numbers, horizon),
    people,
    pairs: pairsOf(instance),
    idle: numbers.get(IDLE) ?? -1,
  }
}

/** Seats taken per department and month, at `department * horizon + month`. */
export function occupancyOf(model: Model, starts: Starts): Int16Array {
  const taken = new Int16Array(model.departments.length * model.horizon)

  model.people.forEach((person, p) => {
    person.blocks.forEach((block, b) => {
      const from = block.department * model.horizon + (starts[p]?.[b] ?? 0)
      for (let at = from; at < from + block.months; at++) taken[at] = (taken[at] ?? 0) + 1
    })
  })

  return taken
}

/** Sum over departments of the most trainees that are there in one month. */
export function sumOfPeaks(model: Model, starts: Starts): number {
  const taken = occupancyOf(model, starts)
  let value = 0

  for (let department = 0; department < model.departments.length; department++) {
    if (department === model.idle) continue

    let peak = 0

    for (let at = department * model.horizon; at < (department + 1) * model.horizon; at++)
      peak = Math.max(peak, taken[at] ?? 0)

    value += peak
  }

  return value
}

export function planOf(model: Model, starts: Starts): Plan {
  return {
    trainees: model.people.map((person, p) => ({
      id: person.id,
      blocks: person.blocks.flatMap((block, b) =>
        block.department === model.idle
          ? []
          : [
              {
                department: model.departments[block.department] ?? '',
                months: block.months,
                start: starts[p]?.[b] ?? 0,
                ...(person.rows[b] === undefined ? {} : { row: person.rows[b] }),
              },
            ],
      ),
    })),
  }
}
