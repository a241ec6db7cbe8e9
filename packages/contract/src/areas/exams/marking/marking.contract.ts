import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { questionView } from '../../questions/bank/question-view.shape.ts'
import { examErrors as exams, examPermissions as may } from '../exam/access.ts'
import { markingErrors as errors } from './access.ts'

/** The id of a case's part; empty for a question of its own. */
const part = z.string().regex(/^[a-z0-9]{0,12}$/)
const place = { itemId: recordId, part }
const hundredths = z.number().int().min(0).max(100_000)

const marking = z.object({
  id: z.number(),
  name: z.string(),
  closesAt: moment,

  /** Answers that this reader can mark now. */
  waiting: z.number(),

  /** Answers that wait for anybody, of all that people mark. */
  left: z.number(),
  answers: z.number(),
  isTwice: z.boolean(),
  isReleased: z.boolean(),

  /** Why the reader cannot mark now: they sit the exam or may still do so, or it is not over. */
  whyNot: z.enum(['maySit', 'notOver']).nullable(),
})

export type Marking = z.output<typeof marking>

/** By what readers order the exams with answers to mark; without it those where answers wait are first. */
export const markingSorts = ['name', 'closesAt'] as const

export const listMarkings = endpoint({
  method: 'GET',
  path: '/api/v1/markings',
  summary: 'Exams in which the reader marks, those where answers wait first',
  access: { permission: may.mark },
  query: searchQuery.extend({ sort: sortBy(markingSorts) }),
  answer: pageOf(marking),
})

export type MarkingFilters = z.output<typeof listMarkings.query>

const leaf = z.object({
  itemId: z.number(),
  part: z.string(),

  /** Its number on the paper, as `12` or `12(2)`. */
  number: z.string(),
  paper: z.string(),
  stem: z.string(),
  most: z.number(),
  waiting: z.number(),
  left: z.number(),
  answers: z.number(),
})

export type MarkingLeaf = z.output<typeof leaf>

export const getMarking = endpoint({
  method: 'GET',
  path: '/api/v1/markings/{id}',
  summary: 'The questions of an exam that people mark, and how many answers of each wait',
  access: { permission: may.mark },
  params: idParam,
  answer: marking.extend({ leaves: z.array(leaf) }),
  errors: [kernelErrors.notFound],
})

/**
 * Takers are numbers here: nothing names them, and nothing says what another marker gave. Points
 * are hundredths.
 */
const answer = z.object({
  /** The number that was drawn for this reader and attempt. Null: none waits. */
  number: z.number().nullable(),
  question: questionView.nullable(),

  /** Of a case: the stem of its part. */
  asked: z.string().nullable(),
  text: z.string().nullable(),
  reference: z.string().nullable(),

  /** `share` in percent, `points` as they can be given. */
  rubric: z.array(z.object({ text: z.string(), share: z.number(), points: z.number() })),

  /** What all of the rubric earns. */
  rubricTotal: z.number(),
  most: z.number(),

  /** What the reader gave, with its version. */
  own: z
    .object({ given: z.number(), comment: z.string().nullable(), version: z.number() })
    .nullable(),

  /** The number of the answer the reader marked before this one, or last. */
  previousNumber: z.number().nullable(),
  waiting: z.number(),
  done: z.number(),
})

export type AnswerToMark = z.output<typeof answer>

export const getAnswerToMark = endpoint({
  method: 'GET',
  path: '/api/v1/markings/{id}/answer',
  summary: 'The next answer to a question that the reader can mark, or one the reader has marked',
  access: { permission: may.mark },
  params: idParam,
  query: z.object({
    itemId: z.coerce.number().pipe(recordId),
    part: part.default(''),
    number: z.coerce.number().pipe(recordId).optional(),
  }),
  answer,
  errors: [kernelErrors.notFound, exams.examOwnCandidate, errors.markNotOver, errors.markHeldBack],
})

const saving = [
  kernelErrors.notFound,
  exams.examOwnCandidate,
  errors.markNotOver,
  errors.markReleased,
  kernelErrors.changedMeanwhile,
] as const

export const saveGrading = endpoint({
  method: 'POST',
  path: '/api/v1/markings/{id}/gradings',
  summary: 'Give an answer its points, or change what the reader gave',
  access: { permission: may.mark },
  params: idParam,
  body: z.object({
    number: recordId,
    ...place,

    /** Hundredths, by half points; or all of them. */
    given: hundredths,
    comment: clearableText(1000),

    /** Of the reader's own points that are changed; absent: first given. */
    version: readVersion.optional(),
  }),
  answer: z.object({ version: z.number() }),
  errors: [...saving, errors.markedByOthers, errors.markTooHigh],
})

export const takeBackGrading = endpoint({
  method: 'POST',
  path: '/api/v1/markings/{id}/gradings/takeBack',
  summary: 'Take back what the reader gave, while no other marker followed',
  access: { permission: may.mark },
  params: idParam,
  body: z.object({ number: recordId, ...place, version: readVersion }),
  answer: z.object({ isTakenBack: z.boolean() }),
  errors: [...saving, errors.markFollowed],
})
