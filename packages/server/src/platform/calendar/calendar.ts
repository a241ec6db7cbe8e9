import { addDays, HOUR_MS } from '@residency/contract/kernel/day'
import {
  dayInChina,
  minuteInChina,
  momentAfter,
  momentBefore,
  startOfDayInChina,
} from '../clock.ts'

/** Days of a calendar, both included. */
export type DayRange = { from: string; until: string }
type HalfDay = 'am' | 'pm'

/**
 * When an event is: whole days; from a half day to a half day, both included; between two instants;
 * or by when something has to be done.
 */
export type CalendarTime =
  | DayRange
  | (DayRange & { fromHalf: HalfDay; untilHalf: HalfDay })
  | { startsAt: Date; endsAt: Date }
  | { dueAt: Date }

/** An event of the reader's calendar, as the page and the calendar file show it. */
export type CalendarEvent = {
  kind: string

  /**
   * Names the stored record, never its day or title: kind and `ref` make the identity for the life
   * of the event.
   */
  ref: string | number

  /** Grows with every change of the record. */
  version: number
  changedAt: Date
  time: CalendarTime

  /** Title and note in the reader's language. */
  title: string
  note?: string | null
  place?: string | null

  /** It takes place in the product, which is named as its place. */
  isOnline?: boolean

  /** The page that handles it. */
  path?: string

  /** It was called off after people had learned of it. */
  isCancelled?: boolean

  /** The reader has to be there at that time, so it meets leave on the same half days. */
  isSeat?: boolean

  /** Something to do: it leaves the calendar when it is done, which does not call it off. */
  isTask?: boolean
}

/** How exact a time is; `due`: only its end counts. */
type Timing = 'days' | 'halfDays' | 'times' | 'due'

/** The days that an event touches, both included, and its instants unless it lasts whole days. */
export type CalendarSpan = DayRange & { timing: Timing; startsAt: Date | null; endsAt: Date | null }

export const touches = (span: DayRange, { from, until }: DayRange) =>
  span.from <= until && span.until >= from

/** Programs show an event only over some time, so what is due occupies the last half hour. */
const DUE_MS = 1_800_000
const NOON_MS = 12 * HOUR_MS
const END_OF_DAY = '23:59'

export function spanOf(time: CalendarTime): CalendarSpan {
  if ('dueAt' in time) return spanOfDue(time.dueAt)
  if ('startsAt' in time) return between('times', time.startsAt, time.endsAt)

  if ('fromHalf' in time && (time.fromHalf === 'pm' || time.untilHalf === 'am')) {
    const endsAt =
      time.untilHalf === 'am' ? noonOf(time.until) : startOfDayInChina(addDays(time.until, 1))
    return between(
      'halfDays',
      time.fromHalf === 'pm' ? noonOf(time.from) : startOfDayInChina(time.from),
      endsAt,
    )
  }

  return { timing: 'days', from: time.from, until: time.until, startsAt: null, endsAt: null }
}

const noonOf = (day: string) => momentAfter(startOfDayInChina(day), NOON_MS)

/** What is due at the last minute of a day can be done all day. */
function spanOfDue(dueAt: Date): CalendarSpan {
  const day = dayInChina(dueAt)
  if (minuteInChina(dueAt).endsWith(END_OF_DAY))
    return { timing: 'days', from: day, until: day, startsAt: null, endsAt: null }

  return between('due', momentBefore(dueAt, DUE_MS), dueAt)
}

/** An end at midnight does not touch the day that begins then. */
const between = (timing: Timing, startsAt: Date, endsAt: Date): CalendarSpan => ({
  timing,
  from: dayInChina(startsAt),
  until: dayInChina(momentBefore(endsAt, 1)),
  startsAt,
  endsAt,
})

/** The instants of a range of days: `before` is the first one after it. */
export const instantsOf = ({ from, until }: DayRange) => ({
  after: startOfDayInChina(from),
  before: startOfDayInChina(addDays(until, 1)),
})

export type InstantRange = ReturnType<typeof instantsOf>

const SEQUENCE_BEGINS = Date.UTC(2020, 0, 1)

/**
 * A version for an event whose rows have none in common: the seconds until the latest change. It
 * grows as a version does.
 */
export const versionAt = (changedAt: Date) =>
  Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_BEGINS) / 1000))

export const latestOf = (...instants: readonly Date[]) =>
  new Date(Math.max(...instants.map((at) => at.getTime())))
