import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { intakeFlow } from '../../intakes/intake/intake.flow.ts'
import { registrationFlow } from '../../signup/registration/registration.flow.ts'
import { TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { outcome } from '../outcome.public.ts'
import { admissionErrors as errors, admissionPermissions as may } from './access.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const ofIntake = z.object({ intakeId: id })
const traineeKind = z.enum(TRAINEE_KINDS)
export const registrationState = z.enum(registrationFlow.states)

/** Warnings before publishing, each with the number of registrations concerned. */
export const WARNINGS = [
  'notJudged',
  'stillExamined',
  'openReviews',
  'scoresUnchecked',
  'exemptWaiting',
] as const

/** Actions on an intake's admission in its present state. */
export const ADMISSION_ACTIONS = [
  'run',
  'publish',
  'admitExempt',
  'call',
  'adjust',
  'lapse',
] as const

const run = z.object({
  id: z.number(),
  number: z.number(),

  /** 2: the second run, over the remaining seats of split quotas. */
  round: z.number(),
  rulesVersion: z.string(),
  inputHash: z.string(),

  /** Null for those who may not see it before it is published. */
  seed: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  publishedAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
  applicants: z.number(),
  admitted: z.number(),
  waiting: z.number(),
  unplaced: z.number(),
})

export type AdmissionRun = z.output<typeof run>

const overview = z.object({
  intake: z.object({
    id: z.number(),
    name: z.string(),
    year: z.number(),
    state: z.enum(intakeFlow.states),
    confirmUntil: moment,
    publicationUntil: z.string().nullable(),
    passesOnSeats: z.boolean(),
    seedCommitment: z.string().nullable(),
    seedCommittedAt: z.string().nullable(),
  }),

  /** Number of registrations by state. */
  counts: z.record(z.string(), z.number()),

  /** Admitted, not confirmed, and past the deadline. */
  overdue: z.number(),
  seats: z.object({ all: z.number(), held: z.number() }),
  warnings: z.array(z.object({ is: z.enum(WARNINGS), count: z.number() })),

  /** Newest first; an unpublished run is a preview. */
  runs: z.array(run),
  actions: z.array(z.enum(ADMISSION_ACTIONS)),
})

export type AdmissionOverview = z.output<typeof overview>

export const getAdmission = endpoint({
  method: 'GET',
  path: '/api/v1/admission',
  summary:
    'The state of the admission of an intake: seats, runs, warnings and what may be done now',
  access: { permission: may.list },
  query: ofIntake,
  answer: overview,
  errors: [kernelErrors.notFound],
})

export const previewRun = endpoint({
  method: 'POST',
  path: '/api/v1/admission/runs',
  summary:
    'Run the admission of an intake as a preview: nothing is moved, and the same input gives the same hash and result',
  access: { permission: may.run },
  body: z.object({ intakeId: recordId }),
  answer: run,
  errors: [errors.runNotNow, errors.runNobody, errors.runSeedMissing],
})

export const publishRun = endpoint({
  method: 'POST',
  path: '/api/v1/admission/runs/{id}/publish',
  summary:
    'Publish a run: seats, waiting lists and every sign-up in one transaction; a preview whose input has changed is refused',
  access: { permission: may.publish },
  params: idParam,
  answer: run,
  errors: [
    errors.runNotNow,
    errors.runStale,
    errors.runReviewsOpen,
    errors.runPublicationNotOver,
    errors.placeConfirmOver,
    kernelErrors.actionNotNow,
  ],
})

const poolOfRun = z.object({
  id: z.number(),
  offerId: z.number(),
  offer: z.string(),
  base: z.string(),
  traineeKind: traineeKind.nullable(),
  seats: z.number(),
  admitted: z.number(),
  cutoffTotal: z.number().nullable(),
  waiting: z.number(),
})

export type PoolOfRun = z.output<typeof poolOfRun>

export const listRunPools = endpoint({
  method: 'GET',
  path: '/api/v1/admission/runs/{id}/pools',
  summary: 'Pools of a run with seats, admitted, cut-off total and how many wait',
  access: { permission: may.list },
  params: idParam,
  answer: z.array(poolOfRun),
})

/** The outcome of one applicant in a run. */
export const RESULTS = ['admitted', 'waiting', 'unplaced'] as const

/** By what readers order the results; without it the best total is first. */
export const outcomeSorts = ['realName', 'total'] as const

const filters = searchQuery.extend({
  sort: sortBy(outcomeSorts),
  runId: id,
  result: emptyAsAbsent(z.enum(RESULTS)),
  offerId: emptyAsAbsent(id),
  traineeKind: emptyAsAbsent(traineeKind),
})

export type OutcomeFilters = z.output<typeof filters>

const outcomeRow = z.object({
  id: z.number(),
  realName: z.string(),
  traineeKind,

  /** The registration's current state, which may be later than the run. */
  state: registrationState,
  result: z.enum(RESULTS),
  total: z.number().nullable(),
  outcomes: z.array(outcome),
})

export type OutcomeRow = z.output<typeof outcomeRow>

export const listOutcomes = endpoint({
  method: 'GET',
  path: '/api/v1/admission/outcomes/page',
  summary: 'The result of each applicant in a run and why, choice by choice, in the reader’s scope',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(outcomeRow),
})

/** The list as a sheet, one row per choice. */
export const outcomeSheet = exportCalls({
  path: '/api/v1/admission/outcomes',
  what: 'results of an admission run',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
