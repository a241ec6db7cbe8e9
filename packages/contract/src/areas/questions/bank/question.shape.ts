import { z } from 'zod'
import { clearableText } from '../../../kernel/calls/record.ts'
import { requiredText } from '../../../kernel/text/text.ts'

/**
 * Kinds a question may have; a case holds several questions of the other kinds, matching excepted.
 */
export const SIMPLE_KINDS = [
  'single',
  'multiple',
  'trueFalse',
  'blank',
  'matching',
  'short',
  'essay',
] as const

export const QUESTION_KINDS = [...SIMPLE_KINDS, 'case'] as const
export const questionKind = z.enum(QUESTION_KINDS)
export type QuestionKind = z.output<typeof questionKind>
export type SimpleKind = (typeof SIMPLE_KINDS)[number]
export const DIFFICULTIES = [1, 2, 3, 4, 5] as const
export const MAX_OPTIONS = 10
export const MAX_PARTS = 10

/** Where a blank is in its stem: three underscores or more. */
export const BLANK_MARK = /_{3,}/g

/**
 * Names an option, a prompt or a part within its question; it stays when the text changes. Reveals
 * nothing of what is right.
 */
const ID = /^[a-z0-9]{1,12}$/
export const partId = z.string().regex(ID)

/** The id of a right answer, as far as somebody chose one. */
const chosen = z
  .string({ error: ({ input }) => (input === undefined ? undefined : 'learning.right.one') })
  .regex(ID, 'learning.right.unknown')

/** Text of several lines. `$…$` is a formula (KaTeX), `[图1]` the place of the first picture. */
const prose = requiredText(5000)
const option = z.object({ id: partId, text: requiredText(1000) })
export type QuestionOption = z.output<typeof option>

const options = z
  .array(option)
  .min(2, 'learning.options.few')
  .max(MAX_OPTIONS, 'learning.options.many')

const single = z.object({ kind: z.literal('single'), stem: prose, options, right: chosen })

const multiple = z.object({
  kind: z.literal('multiple'),
  stem: prose,
  options,
  right: z.array(chosen).min(2, 'learning.right.two'),
})

const trueFalse = z.object({ kind: z.literal('trueFalse'), stem: prose, right: z.boolean() })

/**
 * Right is any of `accepted`, or a number within `tolerance` of `number.value`; at least one of
 * both is given.
 */
const blankField = z.object({
  accepted: z.array(requiredText(200)).max(20),
  isExactCase: z.boolean(),
  number: z.object({ value: z.number(), tolerance: z.number().min(0) }).nullable(),
})

export type BlankField = z.output<typeof blankField>

const blank = z.object({
  kind: z.literal('blank'),
  stem: prose,
  blanks: z.array(blankField).min(1).max(10),
})

const matching = z.object({
  kind: z.literal('matching'),
  stem: prose,
  options,
  prompts: z
    .array(z.object({ id: partId, text: requiredText(1000), right: chosen }))
    .min(1)
    .max(MAX_PARTS),
})

/** What a person marks by: the reference answer, and what earns how large a share (percent). */
const byHand = {
  stem: prose,
  reference: clearableText(5000),
  rubric: z
    .array(z.object({ text: requiredText(500), share: z.number().int().min(1).max(100) }))
    .max(10),
}

const short = z.object({ kind: z.literal('short'), ...byHand })
const essay = z.object({ kind: z.literal('essay'), ...byHand })
const part = z.discriminatedUnion('kind', [single, multiple, trueFalse, blank, short, essay])

/** A stem with questions about it; a part earns its weight's share of the points. */
const caseGroup = z.object({
  kind: z.literal('case'),
  stem: prose,
  parts: z
    .array(z.object({ id: partId, weight: z.number().int().min(1).max(10), question: part }))
    .min(1, 'learning.parts.none')
    .max(MAX_PARTS),
})

const body = z.discriminatedUnion('kind', [
  single,
  multiple,
  trueFalse,
  blank,
  matching,
  short,
  essay,
  caseGroup,
])

export type QuestionBody = z.output<typeof body>

/** One question as it is asked and answered: not a case, but its part. */
export type SimpleQuestion = Exclude<QuestionBody, { kind: 'case' }>

type Fault = { path: (string | number)[]; message: string }
const repeated = (ids: readonly string[]) => new Set(ids).size < ids.length

/**
 * What the shape cannot say: every right answer is among the options, ids and texts of options
 * differ, each blank has its answer.
 */
function faultsOf(question: QuestionBody): Fault[] {
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'matching':
      return faultsOfOptions(question)
    case 'blank':
      return faultsOfBlanks(question)
    case 'case': {
      const twice = repeated(question.parts.map(({ id }) => id))
        ? [{ path: ['parts'], message: 'learning.options.repeated' }]
        : []

      const inside = question.parts.flatMap((part, index) =>
        faultsOf(part.question).map(({ path, message }) => ({
          path: ['parts', index, 'question', ...path],
          message,
        })),
      )

      return [...twice, ...inside]
    }
    default:
      return []
  }
}

function faultsOfOptions(
  question: Extract<QuestionBody, { kind: 'single' | 'multiple' | 'matching' }>,
): Fault[] {
  const ids = question.options.map(({ id }) => id)
  const isRepeated = repeated(ids) || repeated(question.options.map(({ text }) => text))
  const faults: Fault[] = isRepeated
    ? [{ path: ['options'], message: 'learning.options.repeated' }]
    : []

  if (question.kind === 'matching') {
    if (repeated(question.prompts.map(({ id }) => id)))
      faults.push({ path: ['prompts'], message: 'learning.options.repeated' })

    for (const [at, { right }] of question.prompts.entries())
      if (!ids.includes(right))
        faults.push({ path: ['prompts', at, 'right'], message: 'learning.right.unknown' })

    return faults
  }

  const right = [question.right].flat()

  if (!right.every((id) => ids.includes(id)) || repeated(right))
    faults.push({ path: ['right'], message: 'learning.right.unknown' })

  return faults
}

function faultsOfBlanks({ stem, blanks }: Extract<QuestionBody, { kind: 'blank' }>): Fault[] {
  const faults: Fault[] = blanks.flatMap(({ accepted, number }, index) =>
    accepted.length === 0 && number === null
      ? [{ path: ['blanks', index, 'accepted'], message: 'learning.right.none' }]
      : [],
  )
  if ((stem.match(BLANK_MARK) ?? []).length !== blanks.length)
    faults.push({ path: ['stem'], message: 'learning.blanks.count' })

  return faults
}

const picture = z.object({ filePath: z.string().min(1).max(200), alt: requiredText(200) })

/**
 * A question with what belongs to all kinds: pictures by their place in `[图n]`, and the explanation
 * shown afterwards.
 */
export const questionContent = z
  .object({ body, pictures: z.array(picture).max(8), explanation: clearableText(5000) })
  .superRefine(({ body: questionBody }, check) => {
    for (const { path, message } of faultsOf(questionBody))
      check.addIssue({ code: 'custom', path: ['body', ...path], message })
  })

export type QuestionContent = z.output<typeof questionContent>

/**
 * What a question is answered with: the id of an option (single), ids (multiple), whether it is
 * true, a text for each blank, an option for each prompt (matching), or a text. Null takes the
 * answer back.
 */
export const answerValue = z.union([
  z.string().max(20_000),
  z.boolean(),
  z.array(z.string().max(500)).max(MAX_OPTIONS),
  z.record(partId, partId),
  z.null(),
])

export type AnswerValue = z.output<typeof answerValue>
