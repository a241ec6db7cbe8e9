import { firstDay, monthNumber } from '../plan/months.rules.ts'

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string) => day.slice(0, 7)
/** The first day of a month. */
export const firstDayOf = (month: string) => `${month}-01`
/** The month so many months later. */
export const addMonths = (month: string, count: number): string => monthOf(firstDay(monthNumber(month) + count))
/** The last day of a month. */
export const lastDayOf = (month: string) =>
  new Date(Date.parse(`${firstDayOf(addMonths(month, 1))}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
/** All months from one to another, both included. */
export function monthsFrom(from: string, until: string): string[] {
  const all: string[] = []
  for (let month = from; month <= until; month = addMonths(month, 1)) all.push(month)
  return all
}
