import { addDays, monthNumber } from '@residency/contract/kernel/day'

/** Calendar months from a day to another, both included, in halves. */
export function monthsOf(startsOn: string, endsOn: string): number {
  const end = addDays(endsOn, 1)
  const whole = monthNumber(end) - monthNumber(startsOn)
  const rest = (Number(end.slice(8)) - Number(startsOn.slice(8))) / 30
  return Math.max(0.5, Math.round((whole + rest) * 2) / 2)
}

type Stay = { state: string; starts_on: string; ends_on: string }
/** Months that are passed, and months still to come from a day on; a failed stay counts for neither. */
export function monthsOfAll(blocks: readonly Stay[], today: string) {
  const sum = (some: readonly Stay[], from: (b: Stay) => string) => some.reduce((all, b) => all + monthsOf(from(b), b.ends_on), 0)
  const done = blocks.filter(({ state }) => state === 'passed')
  const left = blocks.filter(({ state, ends_on }) => state !== 'passed' && state !== 'failed' && ends_on >= today)
  return { done: sum(done, (b) => b.starts_on), left: sum(left, (b) => (b.starts_on > today ? b.starts_on : today)) }
}
