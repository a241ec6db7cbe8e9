import { addDays } from '@residency/contract/kernel/day'

/** A report is in time until so many days after the last day (the hospital's own rule). */
const REPORT_DAYS = 30
const AWAITED: readonly string[] = ['passed', 'held']

/**
 * The last day on which the report is in time; null for what is not passed, or reported already.
 */
export const reportUntil = (state: string, toDay: string) =>
  AWAITED.includes(state) ? addDays(toDay, REPORT_DAYS) : null

/** Whether the report is late: its last day in time is over. */
export function isReportLate(state: string, toDay: string, today: string) {
  const until = reportUntil(state, toDay)
  return until !== null && until < today
}

/** Reports on exchanges that ended before this day are late. */
export const lateBefore = (today: string) => addDays(today, -REPORT_DAYS)
