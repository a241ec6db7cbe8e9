import { z } from 'zod'
import { endpoint, idParam } from '../calls/endpoint.ts'
import { kernelErrors } from '../calls/errors.ts'
import { requiredText } from '../text/text.ts'
import { reviewErrors } from './review.ts'

const actionOfFlow = { flow: requiredText(60), action: requiredText(60) }
const reasonTemplate = z.object({ id: z.number(), body: z.string() })

/** Reusable reason templates: personal, by flow and action. */
export const MAX_REASONS = 20

export const listReasons = endpoint({
  method: 'GET',
  path: '/api/v1/reasons',
  summary: 'The stored reasons of the reader for an action of a flow',
  access: 'signedIn',
  query: z.object(actionOfFlow),
  answer: z.array(reasonTemplate),
})

export const storeReason = endpoint({
  method: 'POST',
  path: '/api/v1/reasons',
  summary: 'Store a reason, to be used again',
  access: 'signedIn',
  body: z.object({ ...actionOfFlow, body: requiredText(300) }),
  answer: z.array(reasonTemplate),
  errors: [reviewErrors.tooManyReasons],
})

export const deleteReason = endpoint({
  method: 'DELETE',
  path: '/api/v1/reasons/{id}',
  summary: 'Delete a stored reason',
  access: 'signedIn',
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})
