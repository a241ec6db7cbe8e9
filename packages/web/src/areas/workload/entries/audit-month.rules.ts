import { firstDayOf, lastDayOf, monthAfter } from '@residency/contract/kernel/day'

/** A month (`YYYY-MM`) and those before it, `count` in all. */
export const monthsBack = (month: string, count: number) =>
  Array.from({ length: count }, (_, index) => monthAfter(month, -index))

/** First and last day of a month. */
export const daysOfMonth = (month: string) => ({ from: firstDayOf(month), until: lastDayOf(month) })

/** The filters as the call knows them: a month is its days, and goes before days. */
export function withoutMonth<T extends Readonly<Record<string, unknown>>>({
  month,
  ...rest
}: T & { month?: string | undefined }) {
  return month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { ...rest, ...daysOfMonth(month) } : rest
}
