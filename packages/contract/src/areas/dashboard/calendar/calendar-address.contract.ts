import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { moment } from '../../../kernel/values/moment.ts'

/**
 * Whether the own calendar has an address, since when, and when a program last read it. ISO
 * instants.
 */
export const getCalendarAddress = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/address',
  summary:
    'Whether the own calendar has a secret address; the address itself is shown only when it is made',
  access: 'signedIn',
  answer: z.object({ createdAt: moment.nullable(), readAt: moment.nullable() }),
})

export const renewCalendarAddress = endpoint({
  method: 'POST',
  path: '/api/v1/calendar/address',
  summary: 'Make a secret address for the own calendar; a former one answers nothing from now on',
  access: 'signedIn',
  limit: 'write',
  once: true,

  /** Path below the address of the product. */
  answer: z.object({ path: z.string() }),
})

export const deleteCalendarAddress = endpoint({
  method: 'DELETE',
  path: '/api/v1/calendar/address',
  summary: 'Take the address of the own calendar away',
  access: 'signedIn',
  limit: 'write',
  answer: z.null(),
})

/** For calendar programs, which have no session: the secret takes its place. */
export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/v1/calendar/ics/{secret}',
  summary:
    'The calendar of the owner of this address, as iCalendar (RFC 5545): from the beginning of the training until a year ahead',
  access: 'public',
  params: z.object({ secret: z.string().max(200) }),
  answer: 'binary',
  errors: [kernelErrors.notFound, kernelErrors.tooMany],
})
