import type { Pace } from '@residency/contract/areas/messages/deliveries/delivery.contract'
import { addDays, HOUR_MS, MINUTE_MS } from '@residency/contract/kernel/day'
import { dayInChina, hourInChina, momentAfter, startOfDayInChina } from '../../../platform/clock.ts'

/** Only urgent messages go out from nine in the evening to seven in the morning. */
const QUIET_FROM = 21
const QUIET_UNTIL = 7

/** What is not urgent goes out together at eight on working days. */
const DIGEST_HOUR = 8

/** The pauses between the tries; the last one repeats until three days are over. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS]
export const TRIED_FOR_MS = 72 * HOUR_MS

/** Days to look ahead for the next working day: longer than any run of holidays. */
export const DIGEST_DAYS = 20

const at = (day: string, hour: number) => momentAfter(startOfDayInChina(day), hour * HOUR_MS)

/** The same instant, or the end of the quiet hours it falls into. */
export function afterQuiet(when: Date): Date {
  const hour = hourInChina(when)
  if (hour >= QUIET_FROM) return at(addDays(dayInChina(when), 1), QUIET_UNTIL)

  return hour < QUIET_UNTIL ? at(dayInChina(when), QUIET_UNTIL) : when
}

/**
 * When a notice seen from `when` on goes out by its pace. `isWorkingDay` answers for DIGEST_DAYS
 * from that day on.
 */
export function dueAt(pace: Pace, when: Date, isWorkingDay: (day: string) => boolean): Date {
  if (pace === 'urgent') return when
  if (pace === 'daytime') return afterQuiet(when)

  const today = dayInChina(when)

  for (let i = 0; i < DIGEST_DAYS; i++) {
    const day = addDays(today, i)
    if (isWorkingDay(day) && at(day, DIGEST_HOUR) > when) return at(day, DIGEST_HOUR)
  }

  return at(addDays(today, 1), DIGEST_HOUR)
}

/**
 * When a refused message is tried again, after so many tries, the last time when three days are
 * over; null after that.
 */
export function nextTry(tries: number, since: Date, now: Date, pace: Pace): Date | null {
  const last = since.getTime() + TRIED_FOR_MS
  if (now.getTime() >= last) return null

  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? MINUTE_MS
  const next = momentAfter(now, pause)
  const when = pace === 'urgent' ? next : afterQuiet(next)

  return new Date(Math.min(when.getTime(), last))
}
