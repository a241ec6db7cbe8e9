import { z } from 'zod'
import { calendarDay, endpoint } from '../../kernel/index.ts'

/** The reader's own calendar (holidays, exams, arrival …), from every area that declares a calendar. */
export const listOwnCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/calendar',
  summary: 'Entries of the reader’s own calendar between two days, both included, at most 62 days apart',
  access: 'signedIn',
  query: shownDays,
  answer: z.array(calendarEntry),
})
