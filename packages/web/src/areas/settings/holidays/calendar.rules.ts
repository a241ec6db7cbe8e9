import {
  addDays,
  addMonths,
  eachDay,
  eachMonth,
  firstDayOf,
  isWeekend,
  lastDayOf,
  monthOf,
  weekdayOf,
} from '@residency/contract/kernel/day'

export type CalendarDay = {
  day: string
  kind: 'off' | 'work'
  name: string | null
  isEdited: boolean
}

/** work, weekend: by the weekday; off: a known day off; makeup: a weekend day that is worked. */
type Look = 'work' | 'weekend' | 'off' | 'makeup'

export type DayCell = {
  day: string
  number: number
  look: Look
  name: string | null
  isEdited: boolean
}

/** Consecutive known days of one month with the same kind and name. */
type Run = { from: number; until: number; look: Look; name: string | null; isEdited: boolean }
export type Month = { month: string; weeks: (DayCell | null)[][]; runs: Run[] }

function cellOf(day: string, known: ReadonlyMap<string, CalendarDay>): DayCell {
  const isFree = isWeekend(day)
  const found = known.get(day)

  const chooseLook = () => {
    if (found?.kind === 'off') return 'off'
    if (found?.kind === 'work' && isFree) return 'makeup'

    return isFree ? 'weekend' : 'work'
  }

  const look = chooseLook()

  return {
    day,
    number: Number(day.slice(8)),
    look,
    name: found?.name ?? null,
    isEdited: found?.isEdited ?? false,
  }
}

function runsOf(cells: readonly DayCell[], known: ReadonlyMap<string, CalendarDay>): Run[] {
  const runs: Run[] = []
  for (const { day, number, look, name, isEdited } of cells) {
    if (!known.has(day)) continue

    const last = runs.at(-1)

    if (
      last &&
      last.until === number - 1 &&
      last.look === look &&
      last.name === name &&
      last.isEdited === isEdited
    )
      last.until = number
    else runs.push({ from: number, until: number, look, name, isEdited })
  }

  return runs
}

/**
 * The twelve months of a year: weeks from Monday with empty cells around the month, and the known
 * days as runs.
 */
export function monthsOf(year: number, days: readonly CalendarDay[]): Month[] {
  const known = new Map(days.map((day) => [day.day, day]))
  return eachMonth(`${year}-01`, `${year}-12`).map((month) => {
    const cells = eachDay(firstDayOf(month), lastDayOf(month)).map((day) => cellOf(day, known))
    const before = weekdayOf(firstDayOf(month))
    const places: (DayCell | null)[] = [...Array.from({ length: before }, () => null), ...cells]

    while (places.length % 7) places.push(null)

    const weeks = Array.from({ length: places.length / 7 }, (_, week) =>
      places.slice(week * 7, week * 7 + 7),
    )

    return { month, weeks, runs: runsOf(cells, known) }
  })
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** The day a key moves to, within the year; null for other keys. */
export function dayByKey(key: string, from: string): string | null {
  const year = from.slice(0, 4)
  const inside = (day: string) => (day.slice(0, 4) === year ? day : null)
  if (key in STEPS) return inside(addDays(from, STEPS[key]!))
  if (key === 'Home') return firstDayOf(monthOf(from))
  if (key === 'End') return lastDayOf(monthOf(from))
  if (key !== 'PageUp' && key !== 'PageDown') return null

  return inside(addMonths(from, key === 'PageUp' ? -1 : 1))
}

/** The seven national holidays are translated; other names are shown as typed. */
export const holidayName = (known: Readonly<Record<string, string>>, name: string | null) =>
  name === null ? null : (known[name] ?? name)

/** The days off by law of a year whose notice is not published, as days of the calendar. */
export const daysOffByLaw = ({
  legalDays,
}: {
  legalDays: readonly { day: string; name: string }[]
}): CalendarDay[] => legalDays.map((day) => ({ ...day, kind: 'off', isEdited: false }))
