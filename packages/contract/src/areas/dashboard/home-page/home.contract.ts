import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { HOME_SECTIONS, homePart } from '../../../kernel/home.ts'
import { calendarEntry, calendarRange } from '../calendar/calendar.contract.ts'
import { shortcuts } from '../shortcuts/shortcut.contract.ts'
import { waitingRow } from '../waiting-work/waiting.contract.ts'

/** `area.part`, as the area's manifest names it. */
const key = z.string().regex(/^[a-z]+\.[A-Za-z]+$/)

const keyedPart = z.object({ key, part: homePart })
const sectionName = z.enum(HOME_SECTIONS)

/** The answer to a GET without path parameters, as the call itself would give it. */
const cardAnswer = z.object({
  path: z.string(),
  input: z.record(z.string(), z.unknown()),
  answer: z.unknown(),
})

/** What is shown first. Each of its parts may be read again alone. */
export const getHome = endpoint({
  method: 'GET',
  path: '/api/v1/home',
  summary: 'The first view of the reader’s home page: what waits, and who is where today',
  access: 'signedIn',
  answer: z.object({
    waiting: z.array(waitingRow),

    /** Who is where today, for the reader’s roles. */
    today: z.array(keyedPart),

    /** The sections of the reader, whose other parts are read next. */
    sections: z.array(sectionName),

    /** What the cards above everything else ask. */
    answers: z.array(cardAnswer),
  }),
})

/** What is read once the first view is shown. Each of its parts may be read again alone. */
export const getHomeRest = endpoint({
  method: 'GET',
  path: '/api/v1/home/rest',
  summary:
    'The rest of the reader’s home page: the calendar between two days, figures, lists and charts, shortcuts',
  access: 'signedIn',
  query: calendarRange,
  answer: z.object({
    calendar: z.array(calendarEntry),
    sections: z.array(z.object({ section: sectionName, parts: z.array(keyedPart) })),
    shortcuts,

    /** What the other cards of the page ask first. */
    answers: z.array(cardAnswer),
  }),
})

export const getHomePart = endpoint({
  method: 'GET',
  path: '/api/v1/home/parts/{part}',
  summary: 'One part of the reader’s home page',
  access: 'signedIn',
  params: z.object({ part: z.string().max(100) }),
  answer: keyedPart,
  errors: [kernelErrors.notFound],
})
