import { z } from 'zod'
import { endpoint, HOME_SECTIONS, homePart, kernelErrors } from '../../../kernel/index.ts'
import { calendarEntry, shownDays } from '../calendar/calendar.contract.ts'
import { shortcuts } from '../shortcuts/shortcut.contract.ts'
import { waitingRow } from '../waiting-work/waiting.contract.ts'

/** `area.part`, as the area's manifest names it. */
const key = z.string().regex(/^[a-z]+\.[A-Za-z]+$/)

const section = z.object({
  section: z.enum(HOME_SECTIONS),
  parts: z.array(z.object({ key, part: homePart })),
})

/** The answer to a GET without path parameters, as the call itself would give it. */
const cardAnswer = z.object({
  path: z.string(),
  input: z.record(z.string(), z.unknown()),
  answer: z.unknown(),
})

/** The whole first view. Each of its parts may be read again alone. */
export const getHome = endpoint({
  method: 'GET',
  path: '/api/v1/home',
  summary:
    'The home page of the reader: what waits, the calendar between two days, what the roles see first, shortcuts',
  access: 'signedIn',
  query: shownDays,
  answer: z.object({
    waiting: z.array(waitingRow),
    calendar: z.array(calendarEntry),
    sections: z.array(section),
    shortcuts,
    /** What the cards of the page ask first. */
    answers: z.array(cardAnswer),
  }),
})

export const getHomePart = endpoint({
  method: 'GET',
  path: '/api/v1/home/parts/{part}',
  summary: 'One part of the reader’s home page',
  access: 'signedIn',
  params: z.object({ part: z.string().max(100) }),
  answer: z.object({ key, part: homePart }),
  errors: [kernelErrors.notFound],
})
