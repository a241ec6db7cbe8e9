/** The number of a month, counted from year 0; of a day or of `YYYY-MM`, the month it is in. Days are ISO days. */
export const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The first day of a month of this number, as an ISO day. */
export function firstDay(month: number): string {
  const year = Math.floor(month / 12)
  return `${String(year).padStart(4, '0')}-${String(month - year * 12 + 1).padStart(2, '0')}-01`
}

const DAY_MS = 86_400_000
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const lengthOf = (month: number) => (utc(firstDay(month + 1)) - utc(firstDay(month))) / DAY_MS

/**
 * The months of which days from–until (both inclusive) fill more than half: timetables are made of whole months, people come and go on
 * days. Two spans that share no day never have a month in common.
 */
export function monthsFilled(from: string, until: string): number[] {
  const found: number[] = []
  for (let month = monthNumber(from); month <= monthNumber(until); month++) {
    const begin = Math.max(utc(from), utc(firstDay(month)))
    const end = Math.min(utc(until) + DAY_MS, utc(firstDay(month + 1)))
    if ((end - begin) / DAY_MS > lengthOf(month) / 2) found.push(month)
  }
  return found
}

/** The month in which somebody who comes on this day begins: the next one from the 16th on. */
export const monthBegun = (day: string): number => monthNumber(day) + (Number(day.slice(8, 10)) > 15 ? 1 : 0)
/** The month after the last of somebody who leaves after this day. */
export const monthAfter = (day: string): number => monthNumber(day) + (Number(day.slice(8, 10)) >= 15 ? 1 : 0)
