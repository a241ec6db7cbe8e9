import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { DayRange } from '../../../ui/day-shape.ts'

dayjs.extend(utc)
const shifted = (day: string, by: number, unit: 'day' | 'year') => dayjs.utc(day).add(by, unit).format('YYYY-MM-DD')

/** Days an arrival or an agreement takes, as the server judges them; `today` is a day in Asia/Shanghai. */
export const daysToArrive = (today: string): DayRange => ({ min: today, max: shifted(today, 1, 'year') })
export const daysOfArrival = (today: string): DayRange => ({ max: today })
export const daysToSign = (today: string): DayRange => ({ min: shifted(shifted(today, -1, 'year'), 1, 'day'), max: today })
export const daysToStart = (today: string): DayRange => ({
  min: shifted(shifted(today, -1, 'year'), 1, 'day'),
  max: shifted(shifted(today, 1, 'year'), -1, 'day'),
})
/** Training lasts a year at least and ten at most; before its start is known nothing is grey. */
export const daysToEnd = (startsOn: string | undefined): DayRange =>
  startsOn ? { min: shifted(startsOn, 1, 'year'), max: shifted(startsOn, 10, 'year') } : {}
