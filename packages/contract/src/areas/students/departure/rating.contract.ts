import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { optionalText } from '../../../kernel/text/text.ts'
import { departureErrors as errors, departurePermissions as may } from './access.ts'

/** From how many trainees on an average is shown: nobody is recognised. */
export const MIN_RATINGS = 3
const score = z.number().int().min(1).max(5)

const rating = z.object({
  departmentId: recordId,

  /** Null: the department itself. */
  supervisorId: recordId.nullable(),
  scores: z.array(z.object({ itemId: recordId, score })).max(50),
  comment: optionalText(500),
})

const ratingsForm = z.object({ ratings: z.array(rating).max(200) })
export type RatingsForm = z.output<typeof ratingsForm>

const rated = z.object({
  departmentId: z.number(),
  supervisorId: z.number().nullable(),
  department: z.string(),
  supervisor: z.string().nullable(),
  items: z.array(z.object({ itemId: z.number(), name: z.string(), score: z.number().nullable() })),
  comment: z.string().nullable(),
})

export type RatingRow = z.output<typeof rated>

export const listOwnRatings = endpoint({
  method: 'GET',
  path: '/api/v1/departures/own/{id}/ratings',
  summary: 'Departments and supervisors of the own rotation with the own ratings',
  access: { permission: may.own },
  params: idParam,
  answer: z.array(rated),
  errors: [kernelErrors.notFound],
})

export const saveOwnRatings = endpoint({
  method: 'PUT',
  path: '/api/v1/departures/own/{id}/ratings',
  summary:
    'Rate departments and supervisors of the own rotation; when all are rated the item is signed off',
  access: { permission: may.own },
  params: idParam,
  body: ratingsForm,
  answer: z.object({ left: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.departureRatingUnknown,
    errors.departureRatedTwice,
    errors.departureScoresMissing,
  ],
})

const average = z.object({
  department: z.string(),
  supervisor: z.string().nullable(),
  items: z.array(z.object({ name: z.string(), count: z.number(), average: z.number() })),
})

export const listRatingAverages = endpoint({
  method: 'GET',
  path: '/api/v1/departures/ratings',
  summary:
    'Averages of departments and supervisors from three trainees on; not of the reader or the reader’s department',
  access: { permission: [may.base, may.office] },
  answer: z.array(average),
})
