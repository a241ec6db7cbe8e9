import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { bulkAnswer, reviewErrors } from '../../../kernel/flows/review.ts'
import { optionalText } from '../../../kernel/text/text.ts'
import { blockErrors as errors, blockPermissions as may } from './access.ts'

/**
 * A teacher who may supervise: how many trainees at a time they have in the days asked about, and
 * how many they may.
 */
const candidate = z.object({
  value: z.number(),
  label: z.string(),
  level: z.enum(['general', 'core']),
  busiest: z.number(),
  most: z.number(),
})

const candidatesOf = z.object({
  id: z.number(),
  candidates: z.array(candidate),

  /** Who has most places left, the stays before it counted; null: nobody has any. */
  proposed: z.number().nullable(),
})

export type CandidatesOf = z.output<typeof candidatesOf>

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/v1/rotationBlocks/{ids}/supervisors',
  summary:
    'Teachers who may supervise each of these stays, those with places first, and a proposal; stays out of scope are left out',
  access: { permission: may.enter },
  params: idsParam,
  answer: z.array(candidatesOf),
  errors: [kernelErrors.notFound],
})

const reason = optionalText(500)

export const assignSupervisor = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationBlocks/{id}/supervisor',
  summary: 'Give a stay its supervisor, or another one with a reason',
  access: { permission: may.enter },
  params: idParam,
  body: z.object({ supervisorId: recordId, version: readVersion, reason }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.reasonNeeded,
    reviewErrors.notYoursNow,
    errors.supervisorNotEligible,
    errors.supervisorFull,
    errors.supervisorFullMeanwhile,
    errors.supervisorFixed,
    errors.supervisorSame,
  ],
})

const assignment = z.object({ id: recordId, supervisorId: recordId, version: readVersion })

export const assignSupervisors = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationSupervisors',
  summary: 'Give several stays their supervisors; the answer has a result for each',
  access: { permission: may.enter },
  body: z.object({
    assignments: z.array(assignment).min(1, 'kernel.text.required').max(200),
    reason,
  }),
  answer: bulkAnswer,
  errors: [errors.supervisorFullMeanwhile, errors.supervisorTwice],
})

const teacher = z.object({
  id: z.number(),
  name: z.string(),
  level: z.enum(['general', 'core']),

  /** Trainees of today, in all departments. */
  now: z.number(),

  /** The most on one day until the day asked about. */
  busiest: z.number(),
})

const supervision = z.object({
  id: z.number(),
  name: z.string(),

  /** How many trainees a teacher may have at a time. */
  most: z.number(),
  trainees: z.number(),
  missing: z.number(),
  teachers: z.array(teacher),
})

export type Supervision = z.output<typeof supervision>

export const listSupervision = endpoint({
  method: 'GET',
  path: '/api/v1/rotationSupervisors',
  summary:
    'Departments of the reader with trainees now or until the end of next month: who is without a supervisor, and the teachers',
  access: { permission: may.list },
  answer: z.object({ until: z.string(), departments: z.array(supervision) }),
})
