import { z } from 'zod'
import { endpoint } from '../../kernel/calls/endpoint.ts'
import { moment } from '../../kernel/values/moment.ts'
import { TRAINEE_STATUSES } from '../trainees/training-status.public.ts'

/** The reader's own training record; null for readers who are not trainees. */
export const getOwnTrainee = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/own',
  summary: 'The own trainee number, major, training unit and day of enrolment',
  access: 'signedIn',
  answer: z
    .object({
      id: z.number(),
      number: z.string(),
      realName: z.string(),
      major: z.string(),
      trainingUnit: z.string(),
      enrolledOn: z.string(),
    })
    .nullable(),
})

/** What the home page says to a trainee; null for readers who are not trainees. */
export const getOwnHome = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/own/home',
  summary:
    'The own training at a glance: the month it is in, the stay that runs or comes next, what the file lacks, what is being reviewed',
  access: 'signedIn',
  answer: z
    .object({
      number: z.string(),
      major: z.string(),
      trainingUnit: z.string(),
      status: z.enum(TRAINEE_STATUSES),
      startsOn: z.string(),
      plannedEnd: z.string().nullable(),

      /**
       * The month of training that contains today, of how many; null before the start or where the
       * length is not recorded.
       */
      month: z.object({ number: z.number(), of: z.number() }).nullable(),
      stay: z
        .object({ department: z.string(), startsOn: z.string(), endsOn: z.string() })
        .nullable(),
      next: z
        .object({ department: z.string(), startsOn: z.string(), endsOn: z.string() })
        .nullable(),

      /** Names of facts and lists that the file lacks. */
      missing: z.array(z.string()),

      /** Changes of the file that are being reviewed. */
      waiting: z.number(),
    })
    .nullable(),
})

/** The reader's timeline as a trainee, newest first; empty for readers who are not trainees. */
export const getOwnTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/own/timeline',
  summary: 'Everything that happened to the reader as a trainee, from every area',
  access: 'signedIn',
  answer: z.array(
    z.object({ area: z.string(), at: moment, what: z.string(), note: z.string().nullable() }),
  ),
})

/** The completion check, one line per requirement; `unrecorded` where there is no data yet. */
export const getOwnCompletion = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/own/completion',
  summary: 'What the reader still needs to complete the training, from every area',
  access: 'signedIn',
  answer: z.array(
    z.object({
      area: z.string(),
      key: z.string(),
      label: z.string(),
      state: z.enum(['met', 'missing', 'unrecorded']),
      detail: z.string().nullable(),
      path: z.string().nullable(),
    }),
  ),
})
