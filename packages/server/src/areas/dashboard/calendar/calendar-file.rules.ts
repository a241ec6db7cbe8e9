import { addDays, DAY_MS } from '@residency/contract/kernel/day'
import type { DayRange } from '../../../platform/calendar/calendar.ts'
import type { FileEvent } from '../../../platform/calendar/ical.ts'
import { dayInChina } from '../../../platform/clock.ts'
import type { OwnEvent } from './own-event.rules.ts'

const [BACK, AHEAD] = [31, 366]

/** When a person got their account, and when their training begins and ends, if there is one. */
export type Beginning = { createdAt: Date; startsOn: string | null; plannedEnd: string | null }

const earliest = (days: readonly string[]) =>
  days.reduce((first, day) => (day < first ? day : first))

/**
 * The days that a calendar program gets. They begin with the training, and with an account that sat
 * an admission exam before it, so that events a program has shown do not vanish. They end in a
 * year, or at the end of the training.
 */
export function spanOfFile(now: Date, { createdAt, startsOn, plannedEnd }: Beginning): DayRange {
  const today = dayInChina(now)
  const ahead = addDays(today, AHEAD)
  return {
    from: earliest([addDays(today, -BACK), dayInChina(createdAt), ...(startsOn ? [startsOn] : [])]),
    until: plannedEnd && plannedEnd > ahead ? plannedEnd : ahead,
  }
}

/**
 * Others see an event as busy time if it has a time and is over within a day; longer ones are times
 * in which something can be done.
 */
const isBusy = ({ timing, startsAt, endsAt }: OwnEvent['span']) =>
  timing !== 'due' &&
  startsAt !== null &&
  endsAt !== null &&
  endsAt.getTime() - startsAt.getTime() <= DAY_MS

/**
 * An event of the own calendar as a calendar file has it; `addressOf` gives the address of a page.
 */
export const fileEvent = (
  event: OwnEvent,
  addressOf: (path: string) => string | null,
): FileEvent => ({
  uid: event.uid,
  sequence: event.version,
  changedAt: event.changedAt,
  from: event.span.from,
  until: event.span.until,
  startsAt: event.span.startsAt,
  endsAt: event.span.endsAt,
  summary: event.title,
  description: event.note,
  location: event.place,
  url: event.path && addressOf(event.path),
  isCancelled: event.isCancelled,
  isBusy: isBusy(event.span),
})
