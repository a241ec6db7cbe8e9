import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { bulkAnswer, bulkIds, reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { completionErrors as errors, completionPermissions as may } from './access.ts'
import { COMPLETION_ACTIONS, completionFlow } from './completion.flow.ts'

const id = z.coerce.number().pipe(recordId)
const state = z.enum(completionFlow.states)

/** A requirement and its status; `path` leads to its evidence. */
const line = z.object({
  area: z.string(),
  key: z.string(),
  label: z.string(),
  state: z.enum(['met', 'missing', 'unrecorded']),
  detail: z.string().nullable(),
  path: z.string().nullable(),
})

export type CompletionLineView = z.output<typeof line>
const counts = z.object({ met: z.number(), missing: z.number(), unrecorded: z.number() })

const score = z.object({
  theory: z.number().nullable(),
  theoryOn: z.string().nullable(),
  skill: z.number().nullable(),
  skillOn: z.string().nullable(),

  /** 0 while nothing is recorded. */
  version: z.number(),
})

const trainee = {
  traineeId: z.number(),
  number: z.string(),
  name: z.string(),
  major: z.string(),
  base: z.string(),
  trainingUnit: z.string(),
  startsOn: z.string(),
  plannedEnd: z.string().nullable(),
}

const certificateRef = z.object({
  id: z.number(),
  number: z.string(),
  issuedOn: z.string(),
  revokedOn: z.string().nullable(),
  isDrawn: z.boolean(),
})

/** The own way to completion. Null for readers who are not trainees. */
export const getOwnFinish = endpoint({
  method: 'GET',
  path: '/api/v1/completions/own',
  summary: 'The reader’s progress to completion: planned end, lines, decision and certificates',
  access: 'signedIn',
  answer: z
    .object({
      startsOn: z.string(),
      plannedEnd: z.string().nullable(),
      state: state.nullable(),
      confirmedOn: z.string().nullable(),
      lines: z.array(line),
      certificates: z.array(certificateRef),
    })
    .nullable(),
})

const candidate = z.object({
  ...trainee,
  id: z.number(),
  counts,
  score,
  state: state.nullable(),
  actions: z.array(z.string()),
})

export type Candidate = z.output<typeof candidate>

/** By what readers order who finishes soon; without it who finishes first is first. */
export const candidateSorts = ['name', 'major', 'plannedEnd'] as const

const candidateFilters = searchQuery.extend({
  sort: sortBy(candidateSorts),

  /**
   * Planned to finish within so many months from today; those whose time is over are among them.
   */
  months: z.preprocess(
    (v) => (v === '' || v === null ? undefined : v),
    z.coerce.number().int().min(0).max(60).default(3),
  ),
  baseId: emptyAsAbsent(id),

  /** open: nothing is proposed yet. */
  stage: emptyAsAbsent(z.enum(['open', 'proposed', 'finished'])),
})

export type CandidateFilters = z.output<typeof candidateFilters>

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/v1/completions/candidates',
  summary:
    'Trainees in scope who finish soon, with how many lines of the check are met, missing and not recorded',
  access: { permission: may.list },
  query: candidateFilters,
  answer: pageOf(candidate),
})

export const getCandidate = endpoint({
  method: 'GET',
  path: '/api/v1/completions/candidates/{id}',
  summary: 'The completion check of one trainee, line by line',
  access: { permission: may.list },
  params: idParam,
  answer: candidate.extend({ lines: z.array(line) }),
  errors: [kernelErrors.notFound],
})

export const proposeCompletions = endpoint({
  method: 'POST',
  path: '/api/v1/completions/propose',
  summary: 'Propose that trainees complete; the answer has a result for each',
  access: { permission: may.propose },
  body: z.object({ ids: bulkIds, reason: optionalText(500) }),
  once: true,
  answer: bulkAnswer,
  errors: [
    errors.completionUnmet,
    errors.completionOpen,
    errors.completionEarly,
    errors.completionOwn,
  ],
})

const completion = z.object({
  ...trainee,
  id: z.number(),
  state,
  proposedBy: z.string(),
  createTime: z.string(),
  reason: z.string().nullable(),
  refusal: z.string().nullable(),
  confirmedOn: z.string().nullable(),

  /** What was not met when it was proposed. */
  unmet: z.array(z.object({ label: z.string(), state: z.enum(['missing', 'unrecorded']) })),
  certificate: certificateRef.nullable(),
  mayIssue: z.boolean(),
  version: z.number(),
  actions: z.array(z.enum(COMPLETION_ACTIONS)),
})

export type Completion = z.output<typeof completion>

/** By what readers order the completions; without it those that wait are first. */
export const completionSorts = ['name', 'major', 'plannedEnd', 'proposedBy', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(completionSorts),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(id),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type CompletionFilters = z.output<typeof filters>

export const listCompletions = endpoint({
  method: 'GET',
  path: '/api/v1/completions',
  summary: 'Completions in scope, those that wait for a decision first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(completion),
})

export const getCompletion = endpoint({
  method: 'GET',
  path: '/api/v1/completions/{id}',
  summary: 'One completion with the current check',
  access: { permission: may.list },
  params: idParam,
  answer: completion.extend({ lines: z.array(line), obstacle: z.string().nullable() }),
  errors: [kernelErrors.notFound],
})

export const completionReview = reviewCalls({
  path: '/api/v1/completions',
  what: 'completions',
  flow: completionFlow,
  actions: COMPLETION_ACTIONS,
  permission: [may.confirm, may.propose],
  errors: [errors.completionChanged, errors.completionDeparted],
})
