import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { onOff, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { signupPermissions } from '../../signup/permissions.public.ts'
import { outcome } from '../outcome.public.ts'
import { admissionErrors as errors } from './access.ts'
import { registrationState } from './run.contract.ts'

const access = { permission: signupPermissions.fill } as const
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const PLACE_ORIGINS = ['exempt', 'run', 'call', 'adjustment'] as const
export const PLACE_ACTIONS = ['confirm', 'decline'] as const

const ownPlace = z.object({
  id: z.number(),
  intake: z.string(),
  state: registrationState,
  version: z.number(),
  confirmUntil: moment,

  /** The reserved seat, or the last one given up. */
  place: z
    .object({
      offer: z.string(),
      base: z.string(),
      origin: z.enum(PLACE_ORIGINS),
      total: z.number().nullable(),
    })
    .nullable(),

  /** The outcome of every choice in the run; empty for exempt applicants. */
  outcomes: z.array(outcome),

  /** Waiting lists with the number of people ahead of the reader now. */
  waiting: z.array(z.object({ offer: z.string(), before: z.number() })),
  acceptsAdjustment: z.boolean(),

  /** Inputs with which anybody can verify the lots; null if the place was given without a run. */
  lots: z
    .object({
      seed: z.string(),
      commitment: z.string().nullable(),
      committedAt: z.string().nullable(),
    })
    .nullable(),
  actions: z.array(z.enum(PLACE_ACTIONS)),
})

export type OwnPlace = z.output<typeof ownPlace>

export const getOwnPlace = endpoint({
  method: 'GET',
  path: '/sign/admission/own',
  summary:
    'The result of the own sign-up with its reasons, and until when a place may be confirmed; null before it is published',
  access,
  answer: ownPlace.nullable(),
})

const refusals = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  errors.placeTooLate,
  errors.placeSettled,
] as const

export const decideOwnPlace = endpoint({
  method: 'POST',
  path: '/sign/admission/own/decide',
  summary: 'Confirm or decline the own place',
  access,
  body: z.object({
    id: recordId,
    action: z.enum(PLACE_ACTIONS),
    version: z.number().int().optional(),
  }),
  answer: ownPlace,
  errors: refusals,
})

/** The specification's call: `a` is the registration, `b` 1 to confirm, 2 to decline. */
export const confirmAdmission = endpoint({
  method: 'GET',
  path: '/sign/studentAdmissionList/{a}/{b}/confirm',
  summary: 'Confirm (b = 1) or decline (b = 2) the place of sign-up a',
  access,
  changes: true,
  params: z.object({ a: id, b: z.enum(['1', '2']) }),
  answer: z.null(),
  errors: refusals,
})

const judge = {
  method: 'GET',
  access,
  query: z.object({ studentId: emptyAsAbsent(id) }),
  answer: onOff,
  errors: [kernelErrors.notFound],
} as const

export const judgeAdmission = endpoint({
  ...judge,
  path: '/sign/judge/admission',
  summary: 'Whether there is a result to see now, 1 or 0',
})

export const judgeConfirm = endpoint({
  ...judge,
  path: '/sign/judge/confirm',
  summary: 'Whether there is a place to confirm now, 1 or 0',
})
