import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { kernelErrors } from '../calls/errors.ts'
import { requiredText } from '../text/text.ts'
import { reviewErrors } from './review.ts'

/** Why the reader may not take the next decision: see `StepRefusal`. */
const refusal = z.enum(['concerned', 'secondPerson', 'permission', 'relation'])

const recordOfFlow = z.object({
  flow: requiredText(60),
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
})

/**
 * Who may take the next decision about a record. Names are for colleagues of the review; others
 * read the roles. `why` is null where the reader may decide, or where nothing is to be decided
 * (`isOpen` is false).
 */
const deciders = z.object({
  isOpen: z.boolean(),
  why: refusal.nullable(),

  /** Whether anybody else may. */
  hasPeople: z.boolean(),

  /** Their names, as many as are named; `hasMore`: there are others. */
  people: z.array(z.string()),
  hasMore: z.boolean(),

  /** Names of the roles that may take the step. */
  roles: z.array(z.string()),

  /** Somebody who may decide has not been reminded of this record today. */
  mayRemind: z.boolean(),

  /**
   * Steps that one person took because the rule of two persons is waived: who, and who waived it
   * when.
   */
  byOnePerson: z.array(
    z.object({
      who: z.string(),
      at: z.string(),
      waivedBy: z.string(),
      waivedOn: z.string(),
      reason: z.string(),
    }),
  ),
})

export type Deciders = z.output<typeof deciders>

export const listDeciders = endpoint({
  method: 'GET',
  path: '/api/v1/reviews/{flow}/{id}/deciders',
  summary: 'Who may take the next decision about a record, and why the reader may not',
  access: 'signedIn',
  params: recordOfFlow,
  answer: deciders,
  errors: [kernelErrors.notFound],
})

export const remindDeciders = endpoint({
  method: 'POST',
  path: '/api/v1/reviews/{flow}/{id}/reminders',
  summary: 'Remind those who may decide about a record, each once a day',
  access: 'signedIn',
  params: recordOfFlow,
  answer: z.object({ reminded: z.number() }),
  errors: [kernelErrors.notFound, reviewErrors.remindedToday],
})
