import { addDays, addMonths, lastDayOfMonths } from '@residency/contract/kernel/day'
import type { DayRange } from '../../../ui/times/day-shape.ts'

const yearsAfter = (day: string, years: number) => addMonths(day, years * 12)

/**
 * Limits of the dates of arrival and agreement, as the server checks them; `today` is a day in
 * Asia/Shanghai.
 */
export const daysToArrive = (today: string): DayRange => ({ min: today, max: yearsAfter(today, 1) })
export const daysOfArrival = (today: string): DayRange => ({ max: today })

export const daysToSign = (today: string): DayRange => ({
  min: addDays(yearsAfter(today, -1), 1),
  max: today,
})

export const daysToStart = (today: string): DayRange => ({
  min: addDays(yearsAfter(today, -1), 1),
  max: addDays(yearsAfter(today, 1), -1),
})

/** Training lasts one to ten years; without a start no day is disabled. */
export const daysToEnd = (startsOn: string | undefined): DayRange =>
  startsOn ? { min: lastDayOfMonths(startsOn, 12), max: yearsAfter(startsOn, 10) } : {}
