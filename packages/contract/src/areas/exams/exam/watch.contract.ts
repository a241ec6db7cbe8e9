import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { clearableText, recordId } from '../../../kernel/calls/record.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { attemptFlow } from '../taking/attempt.flow.ts'
import { examErrors as errors, examPermissions as may } from './access.ts'

/** After so long without a sync a running attempt is silent. */
export const SILENT_MS = 30_000

const watched = z.object({
  number: z.number(),
  state: z.enum(attemptFlow.states),
  startedAt: moment,
  deadlineAt: moment,
  pausedAt: moment.nullable(),
  endedAt: moment.nullable(),
  seenAt: moment,
  awaySince: moment.nullable(),
  awayCount: z.number(),

  /** Questions with an answer, of all; null: as in the earlier answer. */
  answered: z.number().nullable(),
  items: z.number(),
  devices: z.number().nullable(),
  readmissions: z.number(),
})

export type WatchedAttempt = z.output<typeof watched>

const row = z.object({
  /** Of the candidate. */
  id: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  room: z.string().nullable(),
  seat: z.number().nullable(),
  extraMinutes: z.number(),

  /** The latest attempt. */
  attempt: watched.nullable(),
})

export type WatchRow = z.output<typeof row>

export const watchExam = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/{id}/watch',
  summary: 'Candidates of a running exam: all, or those who changed since an earlier answer',
  access: { permission: may.invigilate },
  params: idParam,
  query: z.object({
    /** The mark of an earlier answer. */
    since: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  answer: z.object({
    name: z.string(),
    opensAt: moment,
    closesAt: moment,
    mayAct: z.boolean(),

    /** The reader sits the exam or may still do so. */
    maySit: z.boolean(),
    now: moment,
    mark: z.string(),
    total: z.number(),
    rows: z.array(row),
  }),
  errors: [kernelErrors.notFound],
})

/** `candidateIds` null: everybody. */
const whom = { candidateIds: z.array(recordId).min(1, 'kernel.text.required').max(2000).nullable() }
const SKIP_REASONS = ['notBegun', 'ended', 'paused', 'running', 'over'] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

/** For how many it was done, and for whom it was not. */
const outcome = z.object({
  done: z.number(),
  left: z.array(z.object({ name: z.string(), why: z.enum(SKIP_REASONS) })),
})

export type WatchOutcome = z.output<typeof outcome>
const acting = [kernelErrors.notFound, kernelErrors.actionNotNow, errors.examOwnCandidate] as const
export const MAX_EXTRA = 180

export const giveExtraTime = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/extraTime',
  summary: 'Give candidates more time; deadlines of those who have begun move at once',
  access: { permission: may.invigilate },
  params: idParam,
  body: z.object({
    ...whom,
    extraMinutes: z.number().int().min(1).max(MAX_EXTRA),
    reason: requiredText(300),
  }),
  once: true,
  answer: outcome,
  errors: [...acting, errors.extraTimeTooLong],
})

const ATTEMPT_STEPS = ['pause', 'resume', 'finish'] as const
export type AttemptStep = (typeof ATTEMPT_STEPS)[number]

export const actOnAttempts = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/attempts/act',
  summary: 'Pause, resume or end attempts',
  access: { permission: may.invigilate },
  params: idParam,
  body: z.object({ ...whom, action: z.enum(ATTEMPT_STEPS), reason: clearableText(300) }),
  answer: outcome,
  errors: [...acting, kernelErrors.reasonNeeded],
})

export const readmitCandidates = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/readmit',
  summary: 'Let candidates continue on another device',
  access: { permission: may.invigilate },
  params: idParam,
  body: z.object({ ...whom, reason: requiredText(300) }),
  answer: outcome,
  errors: acting,
})

export const sendExamMessage = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/messages',
  summary: 'A message that candidates see while they sit the exam',
  access: { permission: may.invigilate },
  params: idParam,
  body: z.object({ ...whom, text: requiredText(300) }),
  once: true,
  answer: z.object({ sent: z.number() }),
  errors: acting,
})

export const listExamMessages = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/{id}/messages',
  summary: 'Messages of an exam, the latest first',
  access: { permission: may.invigilate },
  params: idParam,
  answer: z.array(
    z.object({
      id: z.number(),
      to: z.string().nullable(),
      text: z.string(),
      by: z.string(),
      sentAt: moment,
    }),
  ),
  errors: [kernelErrors.notFound],
})

const lateEvent = z.object({
  /** The number of the question in its paper, and of the part in its case. */
  place: z.number().nullable(),
  part: z.number().nullable(),
  receivedAt: moment,
  madeAt: moment,

  /** Seconds after the last moment at which it would have counted. */
  lateSeconds: z.number(),
})

const lateAttempt = z.object({
  id: z.number(),
  name: z.string(),
  number: z.number(),
  state: z.enum(attemptFlow.states),
  deadlineAt: moment,
  endedAt: moment.nullable(),
  takesLate: z.boolean(),
  decidedAt: moment.nullable(),
  reason: z.string().nullable(),
  version: z.number(),
  mayDecide: z.boolean(),
  events: z.array(lateEvent),
})

export type LateAttempt = z.output<typeof lateAttempt>

export const listLateAnswers = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/{id}/late',
  summary: 'Attempts with answers that came too late to count by themselves',
  access: { permission: may.manage },
  params: idParam,
  answer: z.array(lateAttempt),
  errors: [kernelErrors.notFound],
})

export const decideLateAnswers = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/late/{attemptId}',
  summary:
    'Decide whether late answers of an attempt count; it is marked again, until results are released',
  access: { permission: may.manage },
  params: idParam.extend({ attemptId: z.coerce.number().pipe(recordId) }),
  body: z.object({ takesLate: z.boolean(), reason: requiredText(300), version: z.number().int() }),
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [...acting, kernelErrors.changedMeanwhile, errors.noLateAnswers],
})
