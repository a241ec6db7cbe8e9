import { daysIn } from '@residency/contract/kernel/day'

/** A part of a clock or a date: `05`. */
export const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * An average month; lengths of time are shown in years and months of it. Nothing is decided by it:
 * trainings end by the calendar.
 */
const MONTH_DAYS = 30.4375

/**
 * Whole years and months from a day to another, both included; null if one is missing or the second
 * is earlier.
 */
export function durationBetween(
  from: string | null,
  until: string | null,
): { years: number; months: number } | null {
  if (!from || !until || until < from) return null

  const all = Math.round(daysIn(from, until) / MONTH_DAYS)
  return { years: Math.floor(all / 12), months: all % 12 }
}

/** A length of time in hours, minutes and seconds. */
export function timeParts(seconds: number): { hours: number; minutes: number; seconds: number } {
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}
