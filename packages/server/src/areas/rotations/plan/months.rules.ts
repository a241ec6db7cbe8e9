import { daysIn, firstDayOf, lastDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'

/**
 * The months of which days from–until (both inclusive) fill more than half: timetables are made of
 * whole months, but people arrive and leave on any day. Two spans that share no day never have a month in
 * common.
 */
export function monthsFilled(from: string, until: string): number[] {
  const found: number[] = []
  for (let month = monthNumber(from); month <= monthNumber(until); month++) {
    const [first, last] = [firstDayOf(monthAt(month)), lastDayOf(monthAt(month))]
    const filled = daysIn(from > first ? from : first, until < last ? until : last)
    if (filled > daysIn(first, last) / 2) found.push(month)
  }

  return found
}

/** The month in which somebody who comes on this day begins: the next one from the 16th on. */
export const monthBegun = (day: string): number =>
  monthNumber(day) + (Number(day.slice(8, 10)) > 15 ? 1 : 0)

/** The month after the last of somebody who leaves after this day. */
export const monthLeft = (day: string): number =>
  monthNumber(day) + (Number(day.slice(8, 10)) >= 15 ? 1 : 0)
