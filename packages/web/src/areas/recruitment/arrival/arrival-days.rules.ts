import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { DayRange } from '../../../ui/day-shape.ts'

dayjs.extend(utc)
const shifted = (day: string, by: number, unit: 'day' | 'year') => dayjs.utc(day).add(by, unit).format('YYYY-MM-DD')

/** Limits of the dates of arrival and agreement, as the server checks them; `today` is a day in Asia/Shanghai. */
export const daysToArrive = (today: string): DayRange => ({ min: today, max: shifted(today, 1, 'year') })
export const daysOfArrival = (today: string): DayRange => ({ max: today })
export const daysToSign = (today: string): DayRange => ({ min: shifted(shifted(today, -1, 'year'), 1, 'day'), max: today })
export const daysToStart = (today: string): DayRange => ({
  min: shifted(shifted(today, -1, 'year'), 1, 'day'),
  max: shifted(shifted(today, 1, 'year'), -1, 'day'),
})
/** Training lasts one to ten years; without a start no day is disabled. */
export const daysToEnd = (startsOn: string | undefined): DayRange =>
  startsOn ? { min: shifted(startsOn, 1, 'year'), max: shifted(startsOn, 10, 'year') } : {}
