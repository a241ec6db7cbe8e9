import { totalOf, yearOf } from '../day-accounts/days.rules.ts'

/** Days that somebody earned on a day, and the last day on which they may be used. */
export type Earned = {
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

const byDay = (first: Use, second: Use) => first.day.localeCompare(second.day)

const byEnd = (first: Earned, second: Earned) =>
  first.endsOn.localeCompare(second.endsOn) || first.day.localeCompare(second.day)

/**
 * Days that are not used, of each that was earned. A use takes those that end first, of those that
 * were earned by then and have not ended; what it does not find there comes from other days of the
 * account. Days that were not used in time are still among them.
 */
export function unusedOfEach(
  earned: readonly Earned[],
  uses: readonly Use[],
): ReadonlyMap<number, number> {
  const unused = new Map(earned.map(({ id, days }) => [id, days]))
  const inOrder = earned.toSorted(byEnd)

  for (const use of uses.toSorted(byDay)) {
    let needed = use.days

    for (const { id, day, endsOn } of inOrder) {
      if (use.day < day || endsOn < use.day) continue

      const taken = Math.min(needed, unused.get(id)!)
      unused.set(id, unused.get(id)! - taken)
      needed -= taken
    }
  }

  return unused
}

/** Accounts in which days are or were, as far as their years have begun. */
export const accountsOf = (
  { traineeId, day, endsOn }: { traineeId: number; day: string; endsOn: string },
  typeId: number,
  today: string,
) =>
  [...new Set([yearOf(day), yearOf(endsOn)])]
    .filter((year) => year <= yearOf(today))
    .map((year) => ({ traineeId, typeId, year }))

/** In the account of which year the days are that end in the next year. */
const isInAccountOf = (year: number, { day, endsOn, moved }: Earned) =>
  yearOf(day) === year || (yearOf(endsOn) === year && moved > 0)

/**
 * Days in the account of a year that are too old for a leave of these dates: they end before its
 * last day, and its earlier days do not need them. Null: no day is too old.
 */
export function tooOldFor(
  earned: readonly Earned[],
  uses: readonly Use[],
  { year, dates }: { year: number; dates: readonly Use[] },
): { days: number; from: string; until: string } | null {
  const lastDay =
    dates
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? ''
  const unused = unusedOfEach(earned, [...uses, ...dates])

  const tooOld = earned
    .filter((one) => isInAccountOf(year, one) && one.endsOn < lastDay)
    .map((one) => ({ ...one, days: unused.get(one.id)! - one.ended }))
    .filter(({ days }) => days > 0)
    .toSorted(byEnd)

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
export type Settled = { changes: AccountChange[]; earned: Earned[] }

/** Days that end in a later year than they were earned, and are not carried there yet. */
function toMove(one: Earned, earned: readonly Earned[], uses: readonly Use[]): number {
  const year = yearOf(one.day)
  const usedInYear = uses.filter(({ day }) => yearOf(day) <= year)

  return Math.max(0, unusedOfEach(earned, usedInYear).get(one.id)! - one.ended - one.moved)
}

type Accounts = {
  /** Days that the account of a year has left. */
  leftOf: (year: number) => number
  today: string
}

/**
 * Carries days that end in the next year into its account once it has begun, and ends days whose
 * last day is over. No account gives more than it has left: the office may have corrected it.
 */
export function settleEarned(
  earned: readonly Earned[],
  uses: readonly Use[],
  { leftOf, today }: Accounts,
): Settled {
  const changes: AccountChange[] = []
  const unused = unusedOfEach(earned, uses)

  const mostOf = (year: number) =>
    Math.max(0, leftOf(year) + totalOf(changes.filter((change) => change.year === year)))

  const settled = earned.toSorted(byEnd).map((one) => {
    const { endsOn } = one
    const [from, into] = [yearOf(one.day), yearOf(endsOn)]
    const isMoving = from < into && into <= yearOf(today)
    const moving = isMoving ? toMove(one, earned, uses) : 0
    const given = Math.min(moving, mostOf(from))

    changes.push({ year: from, days: -given, kind: 'earnedMoved', endsOn })
    changes.push({ year: into, days: given, kind: 'earnedMoved', endsOn })

    const isOver = endsOn < today
    const ending = isOver ? Math.max(0, unused.get(one.id)! - one.ended) : 0

    changes.push({ year: into, days: -Math.min(ending, mostOf(into)), kind: 'earnedEnded', endsOn })

    return { ...one, moved: one.moved + moving, ended: one.ended + ending, isOver }
  })

  return {
    changes: changes.filter(({ days }) => days !== 0),
    earned: settled.filter((next) => isChanged(next, earned.find(({ id }) => id === next.id)!)),
  }
}

const isChanged = (next: Earned, before: Earned) =>
  next.moved !== before.moved || next.ended !== before.ended || next.isOver !== before.isOver
