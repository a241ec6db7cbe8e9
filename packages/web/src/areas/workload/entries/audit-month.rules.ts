/** A month (`YYYY-MM`) and those before it, `count` in all. */
export function monthsBack(month: string, count: number): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, number - 1 - i, 1)).toISOString().slice(0, 7))
}
/** First and last day of a month. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return { from: `${month}-01`, until: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}
/** The filters as the call knows them: a month is its days, and goes before days. */
export function withoutMonth<T extends Readonly<Record<string, unknown>>>({ month, ...rest }: T & { month?: string | undefined }) {
  return month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { ...rest, ...daysOfMonth(month) } : rest
}
