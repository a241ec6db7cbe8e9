export type KnownDay = { day: string; kind: 'off' | 'work'; name: string | null; isEdited: boolean }
/** work, weekend: by the weekday; off: a known day off; makeup: a weekend day that is worked. */
type Look = 'work' | 'weekend' | 'off' | 'makeup'
export type DayCell = { day: string; number: number; look: Look; name: string | null; isEdited: boolean }
/** Consecutive known days of one month with the same kind and name. */
type Run = { from: number; until: number; look: Look; name: string | null; isEdited: boolean }
export type Month = { month: string; weeks: (DayCell | null)[][]; runs: Run[] }

const DAY_MS = 86_400_000
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

function cellOf(at: number, known: ReadonlyMap<string, KnownDay>): DayCell {
  const day = dayOf(at)
  const isWeekend = [0, 6].includes(new Date(at).getUTCDay())
  const found = known.get(day)
  const look = found?.kind === 'off' ? 'off' : found?.kind === 'work' && isWeekend ? 'makeup' : isWeekend ? 'weekend' : 'work'
  return { day, number: Number(day.slice(8)), look, name: found?.name ?? null, isEdited: found?.isEdited ?? false }
}

function runsOf(cells: readonly DayCell[], known: ReadonlyMap<string, KnownDay>): Run[] {
  const runs: Run[] = []
  for (const { day, number, look, name, isEdited } of cells) {
    if (!known.has(day)) continue
    const last = runs.at(-1)
    if (last && last.until === number - 1 && last.look === look && last.name === name && last.isEdited === isEdited) last.until = number
    else runs.push({ from: number, until: number, look, name, isEdited })
  }
  return runs
}

/** The twelve months of a year: weeks from Monday with empty cells around the month, and the known days as runs. */
export function monthsOf(year: number, days: readonly KnownDay[]): Month[] {
  const known = new Map(days.map((one) => [one.day, one]))
  return Array.from({ length: 12 }, (_, index) => {
    const first = Date.UTC(year, index, 1)
    const count = Math.round((Date.UTC(year, index + 1, 1) - first) / DAY_MS)
    const cells = Array.from({ length: count }, (_, i) => cellOf(first + i * DAY_MS, known))
    const before = (new Date(first).getUTCDay() + 6) % 7
    const places: (DayCell | null)[] = [...Array.from({ length: before }, () => null), ...cells]
    while (places.length % 7) places.push(null)
    const weeks = Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7))
    return { month: dayOf(first).slice(0, 7), weeks, runs: runsOf(cells, known) }
  })
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
/** The day a key moves to, within the year; null for other keys. */
export function dayByKey(key: string, from: string): string | null {
  const at = Date.parse(`${from}T00:00:00Z`)
  const year = from.slice(0, 4)
  const inside = (day: string) => (day.slice(0, 4) === year ? day : null)
  if (key in STEPS) return inside(dayOf(at + STEPS[key]! * DAY_MS))
  if (key === 'Home') return `${from.slice(0, 8)}01`
  if (key === 'End') return dayOf(Date.UTC(Number(year), Number(from.slice(5, 7)), 0))
  if (key !== 'PageUp' && key !== 'PageDown') return null
  const month = Number(from.slice(5, 7)) - 1 + (key === 'PageUp' ? -1 : 1)
  if (month < 0 || month > 11) return null
  const lastDay = Number(dayOf(Date.UTC(Number(year), month + 1, 0)).slice(8))
  return dayOf(Date.UTC(Number(year), month, Math.min(Number(from.slice(8)), lastDay)))
}

/** The seven national holidays are translated; other names are shown as typed. */
export const holidayName = (known: Readonly<Record<string, string>>, name: string | null) => (name === null ? null : (known[name] ?? name))
