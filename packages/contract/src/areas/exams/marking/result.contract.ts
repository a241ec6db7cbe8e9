import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { questionKind } from '../../questions/bank/question.shape.ts'
import { examErrors as exams, examPermissions as may } from '../exam/access.ts'
import { markingErrors as errors } from './access.ts'

const RESULT_STATUSES = ['planned', 'running', 'marking', 'marked', 'released'] as const
const resultStatus = z.enum(RESULT_STATUSES)
export type ResultStatus = z.output<typeof resultStatus>

const exam = z.object({
  id: z.number(),
  name: z.string(),
  base: z.string().nullable(),
  opensAt: moment,
  candidates: z.number(),

  /** Who has sat it; of these, who has a result; of these, who passed. */
  sat: z.number(),
  scored: z.number(),
  passed: z.number(),

  /** Answers that wait for a marker, and attempts that are not marked. */
  waiting: z.number(),
  unmarked: z.number(),
  status: resultStatus,
})

export type ResultExam = z.output<typeof exam>

/** By what readers order the exams with results; without it the latest is first. */
export const resultExamSorts = ['name', 'opensAt'] as const

export const listResultExams = endpoint({
  method: 'GET',
  path: '/api/v1/examResults',
  summary: 'Exams in the reader’s scope with what came out, the latest first',
  access: { permission: may.manage },
  query: searchQuery.extend({
    sort: sortBy(resultExamSorts),
    isReleased: emptyAsAbsent(z.enum(['yes', 'no'])),
  }),
  answer: pageOf(exam),
})

export type ResultFilters = z.output<typeof listResultExams.query>
const bar = z.object({ from: z.number(), until: z.number(), count: z.number() })

export const getExamResult = endpoint({
  method: 'GET',
  path: '/api/v1/examResults/{id}',
  summary: 'What came out of an exam: how many passed, and how results are distributed',
  access: { permission: may.manage },
  params: idParam,
  answer: exam.extend({
    passPercents: z.array(z.number()),
    mean: z.number().nullable(),

    /** Takers by the percent of their best attempt, in tens. */
    bars: z.array(bar),
    papers: z.array(z.object({ id: z.number(), title: z.string() })),
    corrections: z.number(),

    /**
     * Why the reader may not correct questions now: they sit the exam or may still do so, or it is
     * not over.
     */
    whyNoRegrade: z.enum(['maySit', 'notOver']).nullable(),
  }),
  errors: [kernelErrors.notFound],
})

export type ExamResult = z.output<typeof getExamResult.answer>

/**
 * What came out for a candidate. Until the exam is over, who has not sat it is still expected, and
 * who has handed in waits for its end; only then is somebody absent or waiting for a marker.
 */
export const OUTCOMES = [
  'passed',
  'failed',
  'waiting',
  'absent',
  'expected',
  'sitting',
  'submitted',
] as const

const outcome = z.enum(OUTCOMES)
export type Outcome = z.output<typeof outcome>

const person = z.object({
  id: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  outcome,
  attempts: z.number(),

  /** Of the attempt that counts, the best; hundredths. */
  number: z.number().nullable(),
  score: z.number().nullable(),
  most: z.number().nullable(),
  endedAt: moment.nullable(),
  sections: z.array(z.object({ title: z.string(), score: z.number(), most: z.number() })),
})

export type ResultPerson = z.output<typeof person>

/** By what readers order the people of an exam; without it the best is first. */
export const resultPersonSorts = ['name', 'score', 'number', 'endedAt'] as const

export const listResultPeople = endpoint({
  method: 'GET',
  path: '/api/v1/examResults/{id}/people',
  summary: 'Candidates of an exam with the attempt that counts, the best first',
  access: { permission: may.manage },
  params: idParam,
  query: searchQuery.extend({ sort: sortBy(resultPersonSorts), outcome: emptyAsAbsent(outcome) }),
  answer: pageOf(person),
  errors: [kernelErrors.notFound],
})

export type ResultPersonFilters = z.output<typeof listResultPeople.query>

export const resultExport = exportCalls({
  path: '/api/v1/examResultSheets',
  what: 'results of an exam',
  exporting: may.export,
  filters: z.object({
    examId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
    outcome: emptyAsAbsent(outcome),
  }),
})

const progressOfMarker = z.object({
  id: z.number(),
  name: z.string(),
  isNamed: z.boolean(),
  marked: z.number(),
  lastAt: moment.nullable(),
})

export const getMarkingProgress = endpoint({
  method: 'GET',
  path: '/api/v1/examResults/{id}/progress',
  summary: 'How far the marking of an exam is, by question and by marker',
  access: { permission: may.manage },
  params: idParam,
  answer: z.object({
    /** Days after which an answer counts as late. */
    lateDays: z.number(),
    leaves: z.array(
      z.object({
        itemId: z.number(),
        part: z.string(),
        number: z.string(),
        paper: z.string(),
        stem: z.string(),
        answers: z.number(),

        /** Waiting for their first, second or third marker, and those among them that are late. */
        first: z.number(),
        second: z.number(),
        third: z.number(),
        late: z.number(),
      }),
    ),
    markers: z.array(progressOfMarker),
  }),
  errors: [kernelErrors.notFound],
})

export type MarkingProgress = z.output<typeof getMarkingProgress.answer>

/** How a question is marked after a correction; `none` takes a correction back. */
const CORRECTION_KINDS = ['edition', 'everybody', 'dropped', 'none'] as const
const correction = z.enum(CORRECTION_KINDS)
export type CorrectionKind = z.output<typeof correction>

const question = z.object({
  id: z.number(),
  kind: questionKind,
  stem: z.string(),

  /** Its number on each of the exam's papers. */
  places: z.array(z.object({ paper: z.string(), number: z.number() })),
  edition: z.number(),
  latestEdition: z.number(),
  correction: z
    .object({
      kind: z.enum(['edition', 'everybody', 'dropped']),
      edition: z.number().nullable(),
      reason: z.string(),
      by: z.string(),
      at: moment,
    })
    .nullable(),
  kinds: z.array(correction),
})

export type ResultQuestion = z.output<typeof question>

export const listResultQuestions = endpoint({
  method: 'GET',
  path: '/api/v1/examResults/{id}/questions',
  summary: 'Questions of an exam with how they are marked',
  access: { permission: may.manage },
  params: idParam,
  answer: z.array(question),
  errors: [kernelErrors.notFound],
})

const result = z.object({ score: z.number(), most: z.number(), isPassed: z.boolean() })

const refusals = [
  kernelErrors.notFound,
  exams.examOwnCandidate,
  errors.regradeNotOver,
  errors.regradeNoEdition,
  errors.regradeEditionUnlike,
  errors.regradeAlready,
  errors.regradeNothingLeft,
  errors.regradeWouldWait,
] as const

const choice = z.object({ questionId: recordId, correction })

export const previewRegrade = endpoint({
  method: 'POST',
  path: '/api/v1/examRegrades/{id}/preview',
  summary: 'Whose result a correction of a question would change; nothing is written',
  access: { permission: may.manage },
  params: idParam,
  body: choice,
  answer: z.object({
    attempts: z.number(),
    toPassed: z.number(),
    toFailed: z.number(),
    isReleased: z.boolean(),

    /** What is applied must be what was seen. */
    seen: z.string(),
    changed: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        number: z.number(),
        before: result.nullable(),
        after: result.nullable(),
      }),
    ),
  }),
  errors: refusals,
})

export type RegradePreview = z.output<typeof previewRegrade.answer>

export const regradeExam = endpoint({
  method: 'POST',
  path: '/api/v1/examRegrades/{id}',
  summary:
    'Correct how a question is marked, and all attempts with it; people whose released result changes are notified',
  access: { permission: may.manage },
  params: idParam,
  body: choice.extend({ seen: z.string().max(64), reason: requiredText(300) }),
  answer: z.object({ changed: z.number() }),
  errors: [...refusals, kernelErrors.changedMeanwhile],
})
