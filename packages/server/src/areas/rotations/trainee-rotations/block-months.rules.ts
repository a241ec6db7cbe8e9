import { addDays, monthNumber } from '@residency/contract/kernel/day'

/** Calendar months from a day to another, both included, in halves. */
export function monthsOf(startsOn: string, endsOn: string): number {
  const end = addDays(endsOn, 1)
  const whole = monthNumber(end) - monthNumber(startsOn)
  const rest = (Number(end.slice(8)) - Number(startsOn.slice(8))) / 30

  return Math.max(0.5, Math.round((whole + rest) * 2) / 2)
}
