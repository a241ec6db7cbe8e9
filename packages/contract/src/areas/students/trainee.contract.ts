import { z } from 'zod'
import { endpoint } from '../../kernel/index.ts'

/** The own training record; null for whoever is no trainee. */
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

/** What happened to the reader as a trainee, the latest first; empty for whoever is no trainee. */
export const getOwnTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/own/timeline',
  summary: 'Everything that happened to the reader as a trainee, from every area',
  access: 'signedIn',
  answer: z.array(z.object({ area: z.string(), at: z.string(), what: z.string(), note: z.string().nullable() })),
})
