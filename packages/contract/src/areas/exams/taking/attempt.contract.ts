import { z } from 'zod'
import { type Endpoint, endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { answerValue } from '../../questions/bank/question.shape.ts'
import { questionView, reasonWithheld } from '../../questions/bank/question-view.shape.ts'
import { examPermissions as may } from '../exam/access.ts'
import { takingErrors as errors } from './access.ts'
import { cleanAnswer } from './answer-fits.rules.ts'
import { attemptFlow } from './attempt.flow.ts'

const state = z.enum(attemptFlow.states)

/** Points in hundredths. */
const result = z.object({
  attemptId: z.number(),
  score: z.number(),
  most: z.number(),
  isPassed: z.boolean(),
})

const OWN_EXAM_STATUSES = ['ahead', 'open', 'running', 'over', 'cancelled'] as const
export type OwnExamStatus = (typeof OWN_EXAM_STATUSES)[number]

const ownExam = z.object({
  id: z.number(),
  name: z.string(),
  mode: z.enum(['room', 'remote']),
  opensAt: moment,
  closesAt: moment,
  minutes: z.number(),
  extraMinutes: z.number(),
  room: z.string().nullable(),
  seat: z.number().nullable(),
  status: z.enum(OWN_EXAM_STATUSES),
  attempts: z.number(),
  attemptsLeft: z.number(),

  /**
   * When it must end: of the running attempt, else of one that began now, or at the opening. Null
   * once it is over.
   */
  deadline: moment.nullable(),

  /** The attempt in progress, else the latest. */
  attempt: z.object({ id: z.number(), state, endedAt: moment.nullable() }).nullable(),

  /** The best released one. */
  result: result.nullable(),
})

export type OwnExam = z.output<typeof ownExam>

const ownExamDetail = ownExam.extend({
  now: moment,
  note: z.string().nullable(),
  questions: z.number(),
  most: z.number(),
  passPercent: z.number(),
  graceSeconds: z.number(),
  keepsDevice: z.boolean(),

  /** Once results are released: the result alone, the own answers, or the right ones too. */
  shows: z.enum(['result', 'own', 'right']),
  reason: z.string().nullable(),
  tries: z.array(
    z.object({
      id: z.number(),
      number: z.number(),
      state,
      startedAt: moment,
      endedAt: moment.nullable(),
      result: result.nullable(),
    }),
  ),
})

export type OwnExamDetail = z.output<typeof ownExamDetail>

const part = z.string().regex(/^[a-z0-9]{0,12}$/)
const sittingItem = z.object({ id: z.number(), points: z.number(), question: questionView })
export type SittingItem = z.output<typeof sittingItem>
const message = z.object({ id: z.number(), text: z.string(), sentAt: moment })
export type ExamMessage = z.output<typeof message>

/**
 * `counts`: this window continues the attempt. `otherWindow`: a newer window of this device does.
 * `otherDevice`: another device does, and what comes from this one is stored for the office.
 * `free`: re-admitted; the window that opens the attempt next continues it.
 */
const WINDOW_STATUSES = ['counts', 'otherWindow', 'otherDevice', 'free'] as const

const windowStatus = z.object({
  window: z.enum(WINDOW_STATUSES),
  state,
  now: moment,
  deadline: moment,
  endedAt: moment.nullable(),
})

const opened = windowStatus.extend({
  attemptId: z.number(),
  examId: z.number(),
  name: z.string(),

  /** Seals what the device stores of this attempt. */
  key: z.base64(),

  /** The last event of this device that the server has. */
  kept: z.number(),

  /** Questions in this taker's order, while the attempt runs. */
  sections: z.array(
    z.object({ title: z.string(), note: z.string().nullable(), items: z.array(sittingItem) }),
  ),
  answers: z.array(z.object({ itemId: z.number(), part: z.string(), value: answerValue })),
  flags: z.array(z.number()),
  messages: z.array(message),
})

export type AttemptView = z.output<typeof opened>

/** At most so many events in one call. */
export const MAX_EVENTS = 100
const LAST_SEQ = 50_000
const EVENT_KINDS = ['answer', 'flag', 'leave', 'return'] as const

const event = z
  .object({
    /** Numbered by the device from 1, without gaps. */
    seq: z.number().int().min(1).max(LAST_SEQ),
    kind: z.enum(EVENT_KINDS),
    itemId: recordId.nullable(),
    part,
    value: answerValue.transform(cleanAnswer),

    /** By the device's clock, in milliseconds since 1970; for the record only. */
    madeAt: z.number().int().min(0).max(4_102_444_800_000),
  })
  .superRefine(({ kind, itemId, value }, check) => {
    const isOfItem = kind === 'answer' || kind === 'flag'
    if (isOfItem !== (itemId !== null))
      check.addIssue({ code: 'custom', path: ['itemId'], message: 'learning.event.item' })

    const fits =
      kind === 'answer' || (kind === 'flag' ? typeof value === 'boolean' : value === null)
    if (!fits) check.addIssue({ code: 'custom', path: ['value'], message: 'learning.answer.shape' })
  })

export type AttemptEvent = z.output<typeof event>

const events = z
  .array(event)
  .max(MAX_EVENTS)
  .superRefine((list, check) => {
    const index = list.findIndex(({ seq }, i) => seq !== list[0]!.seq + i)
    if (index > 0)
      check.addIssue({ code: 'custom', path: [index, 'seq'], message: 'learning.event.order' })
  })

const device = { clientId: z.uuid(), windowId: z.uuid() }

const synced = windowStatus.extend({
  /**
   * The last event of this device that the server has; a gap is left out: send from `kept` + 1 on.
   */
  kept: z.number(),

  /**
   * From this number on the server has other events of this device, so that those sent get new
   * numbers after `kept`.
   */
  differsFrom: z.number().nullable(),

  /** So many of these events came too late to count by themselves. */
  late: z.number(),
  messages: z.array(message),
})

export type SyncedAttempt = z.output<typeof synced>

const reviewed = result.omit({ attemptId: true }).extend({
  examId: z.number(),
  name: z.string(),
  number: z.number(),
  startedAt: moment,
  endedAt: moment,
  shows: z.enum(['result', 'own', 'right']),

  /** Empty where the exam shows the result alone. */
  items: z.array(
    sittingItem.extend({
      /**
       * Null where it is hidden: an exam that the taker may still sit has it. Points stay, answers
       * and what is right do not.
       */
      question: questionView.nullable(),
      heldBack: reasonWithheld,
      parts: z.array(
        z.object({
          part: z.string(),
          value: answerValue,
          points: z.number(),
          most: z.number(),

          /** A right answer; for texts the reference. Null where the exam does not show it. */
          right: answerValue,
        }),
      ),
      explanation: z.string().nullable(),
    }),
  ),
})

export type ReviewedAttempt = z.output<typeof reviewed>

type Where<A> = { path: string; access: A; visitor?: true }

/**
 * The calls by which exams are sat: for accounts below, for people without one below the induction.
 */
export const takingCalls = <const A extends Endpoint['access']>({ path, ...who }: Where<A>) => ({
  list: endpoint({
    method: 'GET',
    path: path as string,
    summary: 'Exams the reader is to sit or has sat',
    ...who,
    answer: z.array(ownExam),
  }),
  get: endpoint({
    method: 'GET',
    path: `${path}/{id}` as string,
    summary: 'An exam before it is begun: rules, and when it must end',
    ...who,
    params: idParam,
    answer: ownExamDetail,
    errors: [kernelErrors.notFound],
  }),
  start: endpoint({
    method: 'POST',
    path: `${path}/{id}/start` as string,
    summary: 'Begin an attempt; if one is open, that one is answered',
    ...who,
    givesDevice: true,
    params: idParam,
    answer: z.object({ attemptId: z.number() }),
    errors: [
      kernelErrors.notFound,
      errors.examNotOpenYet,
      errors.examClosed,
      errors.examCalledOff,
      errors.attemptsUsed,
      errors.paperKnown,
    ],
  }),
  open: endpoint({
    method: 'POST',
    path: `${path}/attempts/{id}/open` as string,
    summary: 'Continue an attempt in this window: questions, and what the server has',
    ...who,
    givesDevice: true,
    params: idParam,
    body: z.object(device),
    answer: opened,
    errors: [kernelErrors.notFound, errors.attemptElsewhere],
  }),
  sync: endpoint({
    method: 'POST',
    path: `${path}/attempts/{id}/sync` as string,
    summary:
      'Send events of an attempt in their order, each is stored once; without events it answers the state of the attempt',
    ...who,
    params: idParam,
    body: z.object({ ...device, events, sinceMessage: z.number().int().min(0).default(0) }),
    answer: synced,
    errors: [kernelErrors.notFound, errors.journalFull],
  }),
  submit: endpoint({
    method: 'POST',
    path: `${path}/attempts/{id}/submit` as string,
    summary:
      'Submit an attempt with its last events, if the server then has every event of the device; twice does no harm',
    ...who,
    params: idParam,
    body: z.object({
      ...device,
      events,
      lastSeq: z.number().int().min(0).max(LAST_SEQ),
      sinceMessage: z.number().int().min(0).default(0),
    }),
    answer: synced,
    errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
  }),
  result: endpoint({
    method: 'GET',
    path: `${path}/attempts/{id}/result` as string,
    summary: 'The result of an attempt once it is released, with as much as the exam shows',
    ...who,
    params: idParam,
    answer: reviewed,
    errors: [kernelErrors.notFound, errors.resultNotReleased],
  }),
})

export const ownExams = takingCalls({ path: '/api/v1/ownExams', access: { permission: may.take } })
