import type { Model, Person } from '../model.ts'
import { monthsWithin, type PersonPreference } from './preferences.ts'

/** What a program minimises, and what it may not exceed. */
export type Aim =
  /** The sum of peaks, with at most so many trainees missing. */
  | { goal: 'seats'; maxShort: number }
  /** The trainees that are missing. */
  | { goal: 'staffing' }
  /** The weight of met preferences, negative, within so many seats and missing trainees. */
  | { goal: 'preferences'; maxSeats: number; maxShort: number }

const FREE = Number.POSITIVE_INFINITY

/** The part of a program builder that the rows of aims need. */
type Rows = {
  column(cost: number, lower: number, upper: number, isInteger: boolean): number
  row(lower: number, upper: number, indices: number[], values?: number[]): void
}

/** The variables of interchangeable blocks: one for each month in which they can begin. */
export type BlockColumns = { blocks: number[]; months: number; starts: number[]; at: number[] }

/**
 * In every department and month as many trainees as it needs. Where the aim allows it, some are
 * missing, but not more in all than it says.
 */
export function addLeast(rows: Rows, model: Model, here: readonly number[][], aim: Aim): void {
  if (!model.least) return

  const isHard = aim.goal !== 'staffing' && aim.maxShort === 0
  const missing: number[] = []

  for (const [at, needed] of model.least.entries()) {
    if (needed === 0) continue
    if (isHard) {
      rows.row(needed, FREE, here[at]!)
      continue
    }

    const short = rows.column(aim.goal === 'staffing' ? 1 : 0, 0, needed, false)
    missing.push(short)
    rows.row(needed, FREE, [...here[at]!, short])
  }

  if (aim.goal !== 'staffing' && missing.length > 0) rows.row(-FREE, aim.maxShort, missing)
}

/** In no month one of the first has not ended and one of the others has begun. */
function eachOverlap(
  first: BlockColumns,
  next: BlockColumns,
  horizon: number,
  act: (late: number[], early: number[]) => void,
): void {
  for (let month = 0; month < horizon; month++) {
    const late = first.at.filter((_, n) => first.starts[n]! + first.months > month)
    const early = next.at.filter((_, n) => next.starts[n]! <= month)
    if (late.length > 0 && early.length > 0) act(late, early)
  }
}

const shares = (count: number, length: number) => new Array<number>(length).fill(1 / count)

/** The order between the rows of one person. */
export function addPrecedence(
  rows: Rows,
  person: Person,
  columns: readonly BlockColumns[],
  horizon: number,
): void {
  const of = (b: number) => columns.find(({ blocks }) => blocks.includes(b))!
  const known = new Set<string>()

  for (const [a, b] of person.before) {
    const [first, next] = [of(a), of(b)]
    const key = `${first.blocks[0]} ${next.blocks[0]}`
    if (known.has(key)) continue

    known.add(key)
    eachOverlap(first, next, horizon, (late, early) =>
      rows.row(
        -FREE,
        1,
        [...late, ...early],
        [...shares(first.blocks.length, late.length), ...shares(next.blocks.length, early.length)],
      ),
    )
  }
}

function addPlace(
  rows: Rows,
  preference: Extract<PersonPreference, { kind: 'place' }>,
  columns: readonly BlockColumns[],
): void {
  const { blocks, months, need, weight } = preference
  const own = columns.filter((group) => group.blocks.some((b) => blocks.includes(b)))
  const stay = own.reduce((sum, group) => sum + group.months * group.blocks.length, 0)
  if (own.length === 0 && need > 0) return

  const met = rows.column(-weight, 0, 1, true)

  if (need > 0 && need < stay) {
    for (const month of months) {
      const there = own.flatMap((group) =>
        group.at.filter(
          (_, n) => group.starts[n]! <= month && month < group.starts[n]! + group.months,
        ),
      )
      rows.row(-FREE, 0, [met, ...there], [1, ...there.map(() => -1)])
    }

    return
  }

  for (const group of own) {
    const good = group.at.filter((_, n) => {
      const within = monthsWithin(months, group.starts[n]!, group.months)
      return need === 0 ? within === 0 : within === group.months
    })

    rows.row(-FREE, 0, [met, ...good], [group.blocks.length, ...good.map(() => -1)])
  }
}

function addOrder(
  rows: Rows,
  { first, next, weight }: Extract<PersonPreference, { kind: 'order' }>,
  columns: readonly BlockColumns[],
  horizon: number,
): void {
  if (first.length === 0 || next.length === 0) return

  const met = rows.column(-weight, 0, 1, true)
  const groupsOf = (places: readonly number[]) =>
    columns.filter((group) => group.blocks.some((b) => places.includes(b)))

  for (const a of groupsOf(first))
    for (const b of groupsOf(next))
      eachOverlap(a, b, horizon, (late, early) =>
        rows.row(
          -FREE,
          2,
          [met, ...late, ...early],
          [1, ...shares(a.blocks.length, late.length), ...shares(b.blocks.length, early.length)],
        ),
      )
}

/** A variable for each preference of a person, which is 1 where it is met. */
export function addPreferences(
  rows: Rows,
  person: Person,
  columns: readonly BlockColumns[],
  horizon: number,
): void {
  for (const preference of person.preferences)
    if (preference.kind === 'place') addPlace(rows, preference, columns)
    else addOrder(rows, preference, columns, horizon)
}
