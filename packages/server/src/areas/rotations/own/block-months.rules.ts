import { monthNumber } from '../plan/months.rules.ts'

const DAY_MS = 86_400_000
const after = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** Calendar months from a day to another, both included, in halves. */
export function monthsOf(startsOn: string, endsOn: string): number {
  const end = after(endsOn)
  const whole = monthNumber(end) - monthNumber(startsOn)
  const rest = (Number(end.slice(8)) - Number(startsOn.slice(8))) / 30
  return Math.max(0.5, Math.round((whole + rest) * 2) / 2)
}
/** Days from one to another, both included. */
export const daysOf = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1

type Stay = { state: string; starts_on: string; ends_on: string }
/** Months that are passed, and months still to come from a day on; a failed stay counts for neither. */
export function monthsOfAll(blocks: readonly Stay[], today: string) {
  const sum = (some: readonly Stay[], from: (b: Stay) => string) => some.reduce((all, b) => all + monthsOf(from(b), b.ends_on), 0)
  const done = blocks.filter(({ state }) => state === 'passed')
  const left = blocks.filter(({ state, ends_on }) => state !== 'passed' && state !== 'failed' && ends_on >= today)
  return { done: sum(done, (b) => b.starts_on), left: sum(left, (b) => (b.starts_on > today ? b.starts_on : today)) }
}
