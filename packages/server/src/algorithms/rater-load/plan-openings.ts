import { addDays, earlierOf, laterOf, mondayOf } from '@residency/contract/kernel/day'

/** An evaluation that a rater is asked for. `from` and `until`: the days on which it may open. */
export type TaskToPlan = { key: string; raterId: number; from: string; until: string }

/** How many tasks of a rater open in the week of a Monday already. */
export type KnownWeek = { raterId: number; monday: string; tasks: number }

export type LoadPeriod = {
  /** The first and the last day on which anything can open. */
  first: string
  last: string

  /** Tasks of a rater in a week. */
  most: number
}

export type PlannedTask = {
  key: string
  raterId: number
  opensOn: string

  /** Every week in which it may open is full: it opens in the one with the fewest tasks. */
  isOverCap: boolean

  /** None of its days is between the first and the last day: it opens as near to them as it can. */
  isOutside: boolean
}

const DAYS_OF_WEEK = 7

type Window = Pick<PlannedTask, 'key' | 'raterId' | 'isOutside'> & { from: string; until: string }

/** The days of a task that the period has, otherwise what is left of the period on that side. */
function windowOf({ key, raterId, from, until }: TaskToPlan, { first, last }: LoadPeriod): Window {
  const task = { key, raterId }
  if (until < first) return { ...task, from: first, until: last, isOutside: true }
  if (from > last) return { ...task, from: last, until: last, isOutside: true }

  return { ...task, from: laterOf(from, first), until: earlierOf(until, last), isOutside: false }
}

const mondaysOf = ({ first, last }: LoadPeriod) => {
  const mondays = [mondayOf(first)]
  while (addDays(mondays.at(-1)!, DAYS_OF_WEEK) <= last)
    mondays.push(addDays(mondays.at(-1)!, DAYS_OF_WEEK))

  return mondays
}

const isIn = ({ from, until }: Window, monday: string) =>
  from < addDays(monday, DAYS_OF_WEEK) && until >= monday

/** What ends first comes first, then by key: the same people give the same plan. */
const byEnd = (a: Window, b: Window) => {
  if (a.until !== b.until) return a.until < b.until ? -1 : 1

  return a.key < b.key ? -1 : Number(a.key > b.key)
}

/** The week with the fewest tasks of those in which a task may open; the first of several. */
const emptiest = (window: Window, loads: ReadonlyMap<string, number>) =>
  [...loads]
    .filter(([monday]) => isIn(window, monday))
    .reduce((best, week) => (week[1] < best[1] ? week : best))[0]

/** The tasks of one rater: week by week those that end first, as many as the week has room for. */
function planRater(
  windows: readonly Window[],
  loads: Map<string, number>,
  most: number,
): PlannedTask[] {
  const open = new Set(windows.toSorted(byEnd))
  const planned: PlannedTask[] = []

  const put = (window: Window, monday: string, isOverCap: boolean) => {
    const { key, raterId, from, isOutside } = window

    open.delete(window)
    loads.set(monday, loads.get(monday)! + 1)
    planned.push({ key, raterId, opensOn: laterOf(from, monday), isOverCap, isOutside })
  }

  for (const [monday, known] of loads)
    for (const window of [...open]
      .filter((one) => isIn(one, monday))
      .slice(0, Math.max(0, most - known)))
      put(window, monday, false)

  for (const window of [...open]) put(window, emptiest(window, loads), true)

  return planned
}

/**
 * When the tasks of a target open: as early as the cap of each rater's weeks allows, each on one of
 * its days. Taking first what ends first fits as many as can be fitted, so a task is over the cap
 * only if no plan could keep it there. Pure and without chance.
 */
export function planOpenings(
  tasks: readonly TaskToPlan[],
  known: readonly KnownWeek[],
  period: LoadPeriod,
): PlannedTask[] {
  const mondays = mondaysOf(period)
  const knownOf = new Map(known.map((week) => [`${week.raterId} ${week.monday}`, week.tasks]))

  const byRater = Map.groupBy(
    tasks.map((task) => windowOf(task, period)),
    ({ raterId }) => raterId,
  )

  return [...byRater].flatMap(([raterId, windows]) => {
    const loads = new Map(
      mondays.map((monday) => [monday, knownOf.get(`${raterId} ${monday}`) ?? 0]),
    )

    return planRater(windows, loads, period.most)
  })
}
