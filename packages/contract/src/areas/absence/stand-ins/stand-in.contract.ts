import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { calendarDay, optionalText } from '../../../kernel/text/text.ts'
import { leavePermissions as may } from '../leave/access.ts'
import { standInErrors as errors } from './access.ts'

const STAND_IN_ANSWERS = ['agreed', 'declined'] as const
const answer = z.enum(STAND_IN_ANSWERS)

/**
 * Who does the work during a leave: null while nobody was asked; without an answer while it is
 * awaited.
 */
export const standIn = z.object({
  traineeId: z.number(),
  name: z.string(),
  answer: answer.nullable(),
  at: z.string().nullable(),
  note: z.string().nullable(),
})

export type StandIn = z.output<typeof standIn>

/** The colleague who is asked; empty: nobody. */
export const standInId = recordId.nullish().transform((id) => id ?? null)

export const listStandInChoices = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/own/standIns/choices',
  summary: 'Trainees in the same department on these days who are not away then',
  access: { permission: may.own },
  query: z.object({ startsOn: calendarDay, endsOn: calendarDay }),
  answer: z.array(recordOption),
})

const request = z.object({
  /** The leave. */
  id: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  startsOn: z.string(),
  startsHalf: z.enum(['am', 'pm']),
  endsOn: z.string(),
  endsHalf: z.enum(['am', 'pm']),
  answer: answer.nullable(),
})

export type StandInRequest = z.output<typeof request>

export const listStandInRequests = endpoint({
  method: 'GET',
  path: '/api/v1/leaves/standIns',
  summary:
    'Leaves of colleagues, not over yet, whose work the reader is asked to do or has agreed to do',
  access: { permission: may.own },
  answer: z.array(request),
})

export const answerStandIn = endpoint({
  method: 'POST',
  path: '/api/v1/leaves/standIns/{id}/answer',
  summary: 'Agree to do the work of a colleague on leave, or decline; the colleague is notified',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ answer, note: optionalText(300) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.standInOver],
})

export const changeStandIn = endpoint({
  method: 'PUT',
  path: '/api/v1/leaves/own/{id}/standIn',
  summary: 'Ask another colleague, or nobody; the one who was asked is notified',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ standInId, version: readVersion }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.standInNotThere,
    errors.standInOver,
  ],
})
