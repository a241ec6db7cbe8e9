import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { optionalText } from '../../../kernel/text/text.ts'
import { planErrors as errors, planPermissions as may } from './access.ts'
import { planChange } from './plan.contract.ts'

/**
 * solve: the best plan. repair: the fewest changes from `fromMonth` on. explain: what contradicts
 * itself.
 */
export const RUN_KINDS = ['solve', 'repair', 'explain'] as const
const RUN_STATES = ['queued', 'running', 'done', 'stopped', 'failed'] as const

const point = z.object({
  seconds: z.number(),
  value: z.number().nullable(),
  bound: z.number().nullable(),
})

export type RunPoint = z.output<typeof point>

export const REMEDY_KINDS = [
  'longerPlan',
  'extension',
  'replace',
  'seats',
  'unlock',
  'open',
  'exclude',
] as const

const remedy = z.object({
  kind: z.enum(REMEDY_KINDS),

  /** What changes, in words. */
  change: z.string(),

  /**
   * Where the trainee is then, by the first day of each stay; none: in no department of this plan.
   */
  stays: z.array(z.object({ department: z.string(), startsOn: z.string(), months: z.number() })),

  /** Others decide about it first, so that nothing is placed before they have. */
  isDecidedLater: z.boolean(),
  needsReason: z.boolean(),

  /** The permission that the reader lacks, by its name; null: the reader may. */
  lacks: z.string().nullable(),
})

const traineeWithoutPlace = z.object({
  traineeId: z.number(),
  trainee: z.string(),

  /**
   * Blocks that have no place; `from`: the first day of the first month in which one is missing.
   */
  missing: z.array(
    z.object({ department: z.string(), months: z.number(), from: z.string(), reason: z.string() }),
  ),
  remedies: z.array(remedy),
})

export type TraineeWithoutPlace = z.output<typeof traineeWithoutPlace>

const run = z.object({
  id: z.number(),
  kind: z.enum(RUN_KINDS),
  state: z.enum(RUN_STATES),
  seconds: z.number(),

  /** Seconds since it began. */
  passed: z.number(),

  /** The best value so far; null as long as some department is overrun. */
  value: z.number().nullable(),
  bound: z.number().nullable(),
  isProven: z.boolean(),

  /** Best value and lower bound over time. */
  curve: z.array(point),

  /** What would change, shown before it is taken over. */
  changes: z.array(planChange),
  changedMonths: z.number(),

  /** Trainees who have a place in the plan that was found. */
  placedCount: z.number(),

  /** Those who have none: why, and what helps. */
  left: z.array(traineeWithoutPlace),

  /** Departments that miss trainees in the plan that was found, as sentences. */
  shortages: z.array(z.string()),

  /** No plan misses fewer. */
  isShortProven: z.boolean(),

  /**
   * Points of preferences that the plan meets, of those that trainees have; `most`: no plan with as few
   * seats meets more. Null without preferences.
   */
  preferences: z
    .object({ met: z.number(), wanted: z.number(), most: z.number().nullable() })
    .nullable(),

  /** Sentences that cannot all hold; without any one of them a plan exists. */
  conflict: z.array(z.string()),

  /** Names of trainees who cannot do their blocks even if no other trainee is there. */
  impossible: z.array(z.string()),

  /**
   * False: the time was too short to find a plan for all trainees or to know that no such plan
   * exists.
   */
  isKnown: z.boolean(),

  /** The plan it was computed from has changed: it can no longer be taken over. */
  isStale: z.boolean(),
  actions: z.array(z.enum(['stop', 'apply'])),
})

export type SolverRun = z.output<typeof run>

export const startRun = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/runs',
  summary: 'Compute a draft: solve, repair or explain; one at a time for each plan',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({
    kind: z.enum(RUN_KINDS),
    version: readVersion,
    seconds: z.number().int().min(1).max(900),

    /** repair: the first month that may change, counted from the first of the plan. */
    fromMonth: z.number().int().min(0).max(59).nullable().default(null),
  }),
  answer: z.object({ id: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.runUnderWay,
  ],
})

export const getLastRun = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans/{id}/runs/last',
  summary: 'The latest computation of a plan with its progress; null if there was none',
  access: { permission: may.list },
  params: idParam,
  answer: run.nullable(),
  errors: [kernelErrors.notFound],
})

const runParams = z.object({
  id: z.coerce.number().pipe(recordId),
  runId: z.coerce.number().pipe(recordId),
})

export const stopRun = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/runs/{runId}/stop',
  summary: 'Stop a computation; the best plan so far is kept',
  access: { permission: may.manage },
  params: runParams,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

export const applyRun = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/runs/{runId}/apply',
  summary: 'Take over the plan that was found into the draft',
  access: { permission: may.manage },
  params: runParams,
  body: z.object({ version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.planChangedSince,
    errors.nothingFound,
  ],
})

export const applyRemedy = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/runs/{runId}/remedies',
  summary:
    'Apply what helps somebody who has no place, with the rights that it needs; the places that were found are taken over with it',
  access: { permission: may.manage },
  params: runParams,
  body: z.object({
    version: readVersion,
    traineeId: recordId,

    /** The place of the remedy in the list of the trainee. */
    remedy: z.number().int().min(0).max(99),
    reason: optionalText(200),
  }),
  answer: z.object({ version: z.number(), isPlaced: z.boolean() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    kernelErrors.notAllowed,
    errors.planChangedSince,
    errors.nothingFound,
    errors.remedyUnknown,
    errors.remedyWithoutReason,
  ],
})
