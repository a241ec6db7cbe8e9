import { z } from 'zod'
import { endpoint } from '../../kernel/index.ts'

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

/** The reader's timeline as a trainee, newest first; empty for readers who are not trainees. */
export const getOwnTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/own/timeline',
  summary: 'Everything that happened to the reader as a trainee, from every area',
  access: 'signedIn',
  answer: z.array(z.object({ area: z.string(), at: z.string(), what: z.string(), note: z.string().nullable() })),
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
