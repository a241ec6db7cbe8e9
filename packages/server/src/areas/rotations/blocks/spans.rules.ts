/** Days from one to another, both included. */
export type KnownSpan = { from: string; until: string }
const DAY_MS = 86_400_000
export const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
export const meets = (a: KnownSpan, b: KnownSpan) => a.from <= b.until && a.until >= b.from
export const monthStart = (day: string) => `${day.slice(0, 7)}-01`
/** A day so many months and days later; a day that the month does not have is its last. */
export function shifted(day: string, months: number, days: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth) + days)).toISOString().slice(0, 10)
}
/** Whoever comes until then is prepared for now. */
export const endOfNextMonth = (day: string) => shifted(monthStart(day), 2, -1)
