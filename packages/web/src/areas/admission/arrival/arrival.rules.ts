import type { ArrivalState } from '@residency/contract/areas/admission/arrival/arrival.contract'
import { addDays, addMonths, lastDayOfMonths } from '@residency/contract/kernel/day'
import type { DayRange } from '../../../ui/times/day-shape.ts'

/** An arrival day is set and not over: the list can be filtered by due arrivals. */
export const isArranged = (state: ArrivalState): boolean => state === 'arrivalArranged'

/** An agreement exists. */
export const hasAgreement = (state: ArrivalState): boolean =>
  state === 'signed' || state === 'enrolled'

/** A trainee number exists. */
export const hasNumber = (state: ArrivalState): boolean => state === 'enrolled'

const yearsAfter = (day: string, years: number) => addMonths(day, years * 12)

// Limits of the dates of arrival and agreement, as the server checks them; `today` is a day in
// Asia/Shanghai.

/** For which days people are called in. */
export const daysToArrive = (today: string): DayRange => ({ min: today, max: yearsAfter(today, 1) })

/** On which days somebody may have arrived. */
export const daysOfArrival = (today: string): DayRange => ({ max: today })

/** On which days an agreement may have been signed. */
export const daysToSign = (today: string): DayRange => ({
  min: addDays(yearsAfter(today, -1), 1),
  max: today,
})

/** On which days a training may begin. */
export const daysToStart = (today: string): DayRange => ({
  min: addDays(yearsAfter(today, -1), 1),
  max: addDays(yearsAfter(today, 1), -1),
})

/** On which days it may end: training lasts one to ten years; without a start any day. */
export const daysToEnd = (startsOn: string | undefined): DayRange =>
  startsOn ? { min: lastDayOfMonths(startsOn, 12), max: yearsAfter(startsOn, 10) } : {}
