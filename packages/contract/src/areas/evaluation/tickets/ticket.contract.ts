import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { answerErrors } from '../answers/access.ts'
import { DIRECTIONS } from '../targets/target.contract.ts'
import { givenScores, givenTexts, storedSections } from '../templates/evaluation-form.public.ts'
import { TEMPLATE_KINDS } from '../templates/template.contract.ts'
import { ticketErrors as errors, ticketPermissions as may } from './access.ts'

/** A code is good for this long. */
export const TICKET_HOURS = 72

/** One sheet of paper. */
export const MAX_AT_ONCE = 24

/** Codes of one subject, for targets that do not say how many rate one. */
export const MAX_OF_SUBJECT = 60

/** Not everybody who is handed a code uses it: so many codes for each desired answer. */
export const CODES_FOR_EACH = 3

const direction = z.enum(DIRECTIONS)
const TICKET_STATES = ['open', 'over'] as const

const subject = z.object({
  id: z.number(),
  trainee: z.string(),
  department: z.string().nullable(),
  target: z.string(),
  direction,
  closesOn: z.string(),
  isOpen: z.boolean(),

  /** Codes made and used so far, by everybody, and how many more can be made. */
  issued: z.number(),
  used: z.number(),
  left: z.number(),

  /** Who made how many of them, and how many were used. */
  issuers: z.array(z.object({ name: z.string(), issued: z.number(), used: z.number() })),
  actions: z.array(z.enum(['issue'])),
})

export type TicketSubject = z.output<typeof subject>

/** By what readers order the trainees; without it those who can still be rated are first. */
export const ticketSorts = ['trainee', 'target'] as const

const filters = searchQuery.extend({
  sort: sortBy(ticketSorts),
  state: emptyAsAbsent(z.enum(TICKET_STATES)),
})
export type TicketFilters = z.output<typeof filters>

export const listTicketSubjects = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTickets',
  summary:
    'Trainees of the reader whom nurses or patients rate by code, with how many codes were made and used, and by whom',
  access: { permission: may.issue },
  query: filters,
  answer: pageOf(subject),
})

/** Without `once`: the next patient’s code may be asked for within five seconds. */
export const issueTickets = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTickets',
  summary: 'Make codes of one use, for 72 hours; they are shown once and stored as hashes only',
  access: { permission: may.issue },
  limit: 'write',
  body: z.object({
    subjectId: recordId,
    count: z
      .number()
      .int()
      .min(1, 'evaluation.count.range')
      .max(MAX_AT_ONCE, 'evaluation.count.range')
      .default(1),
  }),
  answer: z.object({ codes: z.array(z.string()), expiresAt: moment, left: z.number() }),
  errors: [kernelErrors.notFound, errors.ticketTargetClosed, errors.ticketsTooMany],
})

const code = z.string().trim().min(1).max(100)

const refusals = [
  errors.ticketUnknown,
  errors.ticketUsed,
  errors.ticketExpired,
  errors.ticketTargetClosed,
  kernelErrors.tooMany,
]

/** The code is in the body: an address is written into logs. */
export const openTicket = endpoint({
  method: 'POST',
  path: '/api/v1/ratings/open',
  summary: 'Whom a code rates, by which form and until when; the code is not spent by it',
  access: 'public',
  body: z.object({ code }),
  answer: z.object({
    kind: z.enum(TEMPLATE_KINDS),
    trainee: z.string(),
    department: z.string().nullable(),
    expiresAt: moment,

    /** Items in both languages: the page can switch. */
    sections: storedSections,
    intro: z.string().nullable(),
    introEn: z.string().nullable(),
  }),
  errors: refusals,
})

export const castTicket = endpoint({
  method: 'POST',
  path: '/api/v1/ratings',
  summary: 'Rate by a code, once and without a name',
  access: 'public',
  body: z.object({ code, scores: givenScores, texts: givenTexts }),
  answer: z.null(),
  errors: [...refusals, answerErrors.answersMissing, answerErrors.nothingObserved],
})
