import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'

/**
 * The tour of the product as it is now; a person who has seen a lower one is shown it once more.
 */
export const TOUR_VERSION = 1

/** Another device then does not begin this tour, nor an earlier one. 0 lets it begin again. */
export const rememberTour = endpoint({
  method: 'PUT',
  path: '/api/v1/users/me/tour',
  summary: 'Remember which tour of the product one has seen',
  access: 'signedIn',
  body: z.object({ version: z.number().int().min(0).max(1000) }),
  answer: z.null(),
})
