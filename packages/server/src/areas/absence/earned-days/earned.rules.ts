import { yearOf } from '@residency/contract/kernel/day'
import { totalOf } from '../day-accounts/days.rules.ts'

/** Days that somebody earned on a day, and the last day on which they may be used. */
export type EarnedDay = {
  id: number
  day: string
  endsOn: string
  days: number

  /** Of them, carried into the account of the year in which they end. */
  moved: number

  /** Of them, not used in time. */
  ended: number
  isOver: boolean
}

/** Days of leave that were used on a day. */
export type Use = { day: string; days: number }

/** Days of an account that end on a day of their own. */
type Lot = { id: number; day: string; endsOn: string; days: number }

/** What is known of a trainee's days; `leftOf`: what the account of a year has left. */
export type EarnedFacts = {
  earned: readonly EarnedDay[]
  uses: readonly Use[]
  leftOf: (year: number) => number
}

const byDay = (first: Use, second: Use) => first.day.localeCompare(second.day)

const byEnd = (first: Lot, second: Lot) =>
  first.endsOn.localeCompare(second.endsOn) || first.day.localeCompare(second.day)

/** Accounts in which days are or were, as far as their years have begun. */
export const accountsOf = (
  { traineeId, day, endsOn }: { traineeId: number; day: string; endsOn: string },
  typeId: number,
  today: string,
) =>
  [...new Set([yearOf(day), yearOf(endsOn)])]
    .filter((year) => year <= yearOf(today))
    .map((year) => ({ traineeId, typeId, year }))

/**
 * What uses leave of lots. Each use takes days that end first, of those that were earned by then and
 * have not ended; what it does not find there comes from other days of the account.
 */
function spend(lots: readonly Lot[], uses: readonly Use[]): Lot[] {
  const left = lots.toSorted(byEnd).map((lot) => ({ ...lot }))

  for (const use of uses.toSorted(byDay)) {
    let needed = use.days

    for (const lot of left) {
      if (use.day < lot.day || lot.endsOn < use.day) continue

      const taken = Math.min(needed, lot.days)
      lot.days -= taken
      needed -= taken
    }
  }

  return left
}

/** Takes days from the lots that end first. */
function takeFirst(lots: readonly Lot[], days: number): Lot[] {
  let surplus = days

  return lots.toSorted(byEnd).map((lot) => {
    const taken = Math.max(0, Math.min(surplus, lot.days))
    surplus -= taken

    return { ...lot, days: lot.days - taken }
  })
}

/** How many days of a row an account had at first, and how many are gone without being used. */
function partIn(year: number, { day, endsOn, days, moved, ended }: EarnedDay) {
  if (year === yearOf(day)) return { days, gone: yearOf(endsOn) === year ? ended : moved }

  return year === yearOf(endsOn) ? { days: moved, gone: ended } : { days: 0, gone: 0 }
}

/**
 * The days of an account that end on a day of their own, as far as they are left. Together they are
 * never more than the account has left: what the office took away, and used days whose shift was
 * taken away afterwards, are missing from those that end first.
 */
function lotsOf({ earned, uses, leftOf }: EarnedFacts, year: number): Lot[] {
  const parts = new Map(earned.map((day) => [day.id, partIn(year, day)]))

  const unused = spend(
    earned.map(({ id, day, endsOn }) => ({ id, day, endsOn, days: parts.get(id)!.days })),
    uses.filter(({ day }) => yearOf(day) === year),
  )

  const left = unused
    .map((lot) => ({ ...lot, days: Math.max(0, lot.days - parts.get(lot.id)!.gone) }))
    .filter(({ days }) => days > 0)

  return takeFirst(left, totalOf(left) - Math.max(0, leftOf(year))).filter(({ days }) => days > 0)
}

/** Years of which accounts have days of these rows. */
export const yearsOf = (earned: readonly EarnedDay[]): number[] => [
  ...new Set(earned.flatMap(({ day, endsOn }) => [yearOf(day), yearOf(endsOn)])),
]

/** What the account of a year has left of a row; each account is computed once. */
function leftIn(facts: EarnedFacts): (row: EarnedDay, year: number) => number {
  const ofYear = new Map<number, ReadonlyMap<number, number>>()

  return ({ id }, year) => {
    if (!ofYear.has(year))
      ofYear.set(year, new Map(lotsOf(facts, year).map((lot) => [lot.id, lot.days])))

    return ofYear.get(year)!.get(id) ?? 0
  }
}

/** What is left of each row, in all accounts. */
export function leftOfEach(facts: EarnedFacts): ReadonlyMap<number, number> {
  const left = leftIn(facts)

  return new Map(
    facts.earned.map((row) => [
      row.id,
      yearsOf([row]).reduce((sum, year) => sum + left(row, year), 0),
    ]),
  )
}

/**
 * Days in the account of a year that are too old for a leave of these dates: they end before its
 * last day, and its earlier days do not need them. Null: no day is too old.
 */
export function tooOldFor(
  facts: EarnedFacts,
  { year, dates }: { year: number; dates: readonly Use[] },
): { days: number; from: string; until: string } | null {
  const lastDay =
    dates
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? ''

  const tooOld = spend(lotsOf(facts, year), dates).filter(
    ({ days, endsOn }) => days > 0 && endsOn < lastDay,
  )

  return tooOld.length === 0
    ? null
    : { days: totalOf(tooOld), from: tooOld[0]!.day, until: tooOld.at(-1)!.endsOn }
}

/** Days that are added to the account of a year, or taken from it. */
type AccountChange = {
  year: number
  days: number
  kind: 'earnedMoved' | 'earnedEnded'
  endsOn: string
}

/** What happens to days at New Year and after their last day; `earned`: those that change. */
export type EarnedSettlement = { changes: AccountChange[]; earned: EarnedDay[] }

/** Carries days into the account of the year in which they end, once it has begun. */
function moveDays(facts: EarnedFacts, today: string): EarnedSettlement {
  const left = leftIn(facts)

  const moving = facts.earned
    .filter(({ day, endsOn }) => yearOf(day) < yearOf(endsOn) && yearOf(endsOn) <= yearOf(today))
    .map((row) => ({ row, days: left(row, yearOf(row.day)) }))
    .filter(({ days }) => days > 0)

  return {
    changes: moving.flatMap(({ row: { day, endsOn }, days }) => [
      { year: yearOf(day), days: -days, kind: 'earnedMoved', endsOn },
      { year: yearOf(endsOn), days, kind: 'earnedMoved', endsOn },
    ]),
    earned: moving.map(({ row, days }) => ({ ...row, moved: row.moved + days })),
  }
}

/** Ends days whose last day is over. */
function endDays(facts: EarnedFacts, today: string): EarnedSettlement {
  const left = leftIn(facts)

  const ending = facts.earned
    .filter(({ endsOn }) => endsOn < today)
    .map((row) => ({ row, days: left(row, yearOf(row.endsOn)) }))
    .filter(({ row, days }) => days > 0 || !row.isOver)

  return {
    changes: ending
      .filter(({ days }) => days > 0)
      .map(({ row: { endsOn }, days }) => ({
        year: yearOf(endsOn),
        days: -days,
        kind: 'earnedEnded',
        endsOn,
      })),
    earned: ending.map(({ row, days }) => ({ ...row, ended: row.ended + days, isOver: true })),
  }
}

/** The facts after what was settled. */
const factsAfter = (facts: EarnedFacts, { changes, earned }: EarnedSettlement): EarnedFacts => {
  const next = new Map(earned.map((day) => [day.id, day]))

  return {
    ...facts,
    earned: facts.earned.map((day) => next.get(day.id) ?? day),
    leftOf: (year) =>
      facts.leftOf(year) + totalOf(changes.filter((change) => change.year === year)),
  }
}

/**
 * Carries days that end in the next year into its account once it has begun, and ends days whose
 * last day is over.
 */
export function settleEarned(facts: EarnedFacts, today: string): EarnedSettlement {
  const moved = moveDays(facts, today)
  const ended = endDays(factsAfter(facts, moved), today)
  const earned = new Map([...moved.earned, ...ended.earned].map((day) => [day.id, day]))

  return { changes: [...moved.changes, ...ended.changes], earned: [...earned.values()] }
}
