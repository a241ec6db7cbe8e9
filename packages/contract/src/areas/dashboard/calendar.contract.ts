import { z } from 'zod'
import { daysBetween } from '../../kernel/day.ts'
import { calendarDay, endpoint } from '../../kernel/index.ts'

/** The days of a calendar that is shown: both included, at most 62 days apart. */
export const shownDays = z
  .object({ from: calendarDay, until: calendarDay })
  .refine(({ from, until }) => from <= until && daysBetween(from, until) <= 62, {
    message: 'dashboard.rangeWrong',
    path: ['until'],
  })
export const calendarEntry = z.object({
  area: z.string(),
  kind: z.string(),
  from: z.string(),
  until: z.string(),
  title: z.string(),
  path: z.string().nullable(),
})
/** The reader's own calendar (holidays, exams, arrival …), from every area that declares a calendar. */
export const listOwnCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/calendar',
  summary: 'Entries of the reader’s own calendar between two days, both included, at most 62 days apart',
  access: 'signedIn',
  query: shownDays,
  answer: z.array(calendarEntry),
})
