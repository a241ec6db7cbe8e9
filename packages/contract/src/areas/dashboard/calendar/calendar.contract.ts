import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { calendarDay } from '../../../kernel/text/text.ts'
import { daysBetween } from '../../../kernel/values/day.ts'
import { moment } from '../../../kernel/values/moment.ts'

/** The days of a calendar that is shown: both included, at most 62 days apart. */
export const calendarRange = z
  .object({ from: calendarDay, until: calendarDay })
  .refine(({ from, until }) => from <= until && daysBetween(from, until) <= 62, {
    message: 'dashboard.rangeWrong',
    path: ['until'],
  })

/**
 * How exact the time of an entry is: whole days, half days (a day is halved at noon), from a time
 * to a time, or due at its end.
 */
const TIMINGS = ['days', 'halfDays', 'times', 'due'] as const

export const calendarEntry = z.object({
  area: z.string(),
  kind: z.string(),

  /** Identifies the entry as long as it exists, also in calendar programs. */
  uid: z.string(),
  timing: z.enum(TIMINGS),

  /** The days it touches, both included. */
  from: z.string(),
  until: z.string(),

  /** Null for whole days. */
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  title: z.string(),
  note: z.string().nullable(),
  place: z.string().nullable(),
  path: z.string().nullable(),

  /** It was called off after people had learned of it. */
  isCancelled: z.boolean(),
})

/**
 * The reader's own calendar (holidays, exams, arrival …), from every area that declares a calendar.
 */
export const listOwnCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/calendar',
  summary:
    'Entries of the reader’s own calendar between two days, both included, at most 62 days apart',
  access: 'signedIn',
  query: calendarRange,
  answer: z.array(calendarEntry),
})
