import { addDays, wholeMonths, yearOf } from '@residency/contract/kernel/day'

/** Year, J for technicians or Y for pharmacists, and a running number of four digits: 2026Y0001. */
export const traineeNumber = (year: number, profession: string, running: number) =>
  `${year}${profession === 'pharmacist' ? 'Y' : 'J'}${String(running).padStart(4, '0')}`

/**
 * Somebody in training began at most 15 years ago and begins at most two years from now: anything
 * else is a slip of the pen.
 */
export function isPlausibleStart(startsOn: string, today: string): boolean {
  const years = yearOf(startsOn) - yearOf(today)
  return years >= -15 && years <= 2
}

/**
 * Whole calendar months from the first day of a training to the end of the day before `today`; none
 * before it begins.
 */
export const monthsDone = (startsOn: string, today: string) =>
  wholeMonths(startsOn, addDays(today, -1))

type Training = { startsOn: string; lengthMonths: number | null; plannedEnd: string | null }

/**
 * The month of training that contains a day, of how many; null before the start, after the end, or
 * where the length is not recorded.
 */
export function monthOfTraining({ startsOn, lengthMonths, plannedEnd }: Training, today: string) {
  if (lengthMonths === null || today < startsOn || (plannedEnd !== null && today > plannedEnd))
    return null
  return { number: Math.min(monthsDone(startsOn, today) + 1, lengthMonths), of: lengthMonths }
}

/**
 * Whether the months of a training are done: its planned end is over, or it was finished; one that
 * was left before is not.
 */
export function areMonthsDone(
  { plannedEnd, status }: { plannedEnd: string; status: string },
  today: string,
): boolean {
  if (status === 'finished') return true
  return status !== 'suspended' && status !== 'departed' && today > plannedEnd
}
