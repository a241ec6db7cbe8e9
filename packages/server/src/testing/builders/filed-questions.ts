import {
  type QuestionBody,
  type QuestionContent,
  questionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { isClean } from '@residency/contract/kernel'
import fc from 'fast-check'
import { type FiledQuestion, letterOf } from '../../areas/questions/formats/filed-question.rules.ts'

/** What breaks formats: their own signs, their escapes, white space, other scripts. */
const AWKWARD = [
  '{',
  '}',
  '~',
  '=',
  '#',
  ':',
  '\\',
  '<',
  '>',
  '&',
  '"',
  "'",
  ']]>',
  '->',
  '%50%',
  '//',
  '::',
  '####',
  '[html]',
  '[tag:x]',
  '$',
  '\n',
  '\n\n',
  '\t',
  '  ',
  ' \n ',
  '\u00a0',
  '\u3000',
  '\u2028',
  '\\n',
  '\\(x\\)',
  '$$y$$',
  '$\\frac{a}{b}$',
  '{1:SA:=x}',
  '____',
  '_',
  '<b>',
  '</p>',
  '<!--',
  '&nbsp;',
  '&#65;',
  '[\u56fe1]',
  '\u809d\u7d20',
  '\u{1f48a}',
  'a',
  'T',
  '3.5',
  'point:x',
  '..',
  '-',
]

const line = fc
  .array(fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))

/** A text as the contract takes one; blanks are added where a question has them. */
const text = line
  .map((given) => [...given].filter(isClean).join('').trim())
  .filter((given) => given !== '')

const short = text.map((given) => given.slice(0, 150).trim().toWellFormed())
const unmarked = text.map((given) => given.replaceAll(/_{3,}/g, '_'))
const ids = (count: number) => Array.from({ length: count }, (_, at) => letterOf(at))

const optionTexts = fc.uniqueArray(short, { minLength: 2, maxLength: 6 })

const single = fc.tuple(text, optionTexts, fc.nat()).map(
  ([stem, texts, right]): QuestionBody => ({
    kind: 'single',
    stem,
    options: texts.map((one, at) => ({ id: letterOf(at), text: one })),
    right: letterOf(right % texts.length),
  }),
)

const multiple = optionTexts.chain((texts) =>
  fc.tuple(text, fc.subarray(ids(texts.length), { minLength: 2 })).map(
    ([stem, right]): QuestionBody => ({
      kind: 'multiple',
      stem,
      options: texts.map((one, at) => ({ id: letterOf(at), text: one })),
      right,
    }),
  ),
)

const trueFalse = fc
  .tuple(text, fc.boolean())
  .map(([stem, right]): QuestionBody => ({ kind: 'trueFalse', stem, right }))

const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0)
const number = fc.record({ value: figure, tolerance: figure.map(Math.abs) })

const blankField = fc
  .record({
    accepted: fc.array(short, { maxLength: 3 }),
    isExactCase: fc.boolean(),
    number: fc.option(number),
  })
  .filter(({ accepted, number: own }) => accepted.length > 0 || own !== null)

const mark = fc.constantFrom('____', '___', '________')

const blank = fc
  .tuple(
    unmarked,
    fc.array(fc.tuple(mark, fc.oneof(unmarked, fc.constantFrom('', ' ', '\n')), blankField), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(
    ([stem, given]): QuestionBody => ({
      kind: 'blank',
      stem: `${stem.replace(/_+$/, '.')}${given.map(([line_, between]) => line_ + between.replaceAll('_', '-')).join('')}`.trim(),
      blanks: given.map(([, , field]) => field),
    }),
  )

const matching = optionTexts.chain((texts) =>
  fc
    .tuple(
      text,
      fc.array(fc.tuple(short, fc.constantFrom(...ids(texts.length))), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    .map(
      ([stem, prompts]): QuestionBody => ({
        kind: 'matching',
        stem,
        options: texts.map((one, at) => ({ id: letterOf(at), text: one })),
        prompts: prompts.map(([one, right], at) => ({ id: String(at + 1), text: one, right })),
      }),
    ),
)

const byHand = fc
  .tuple(
    fc.constantFrom('short' as const, 'essay' as const),
    text,
    fc.option(text),
    fc.array(fc.record({ text: short, share: fc.integer({ min: 1, max: 100 }) }), { maxLength: 3 }),
  )
  .map(([kind, stem, reference, rubric]): QuestionBody => ({ kind, stem, reference, rubric }))

const part = fc.oneof(single, multiple, trueFalse, blank, byHand)

const caseGroup = fc
  .tuple(
    text,
    fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), part), { minLength: 1, maxLength: 3 }),
  )
  .map(
    ([stem, parts]) =>
      ({
        kind: 'case',
        stem,
        parts: parts.map(([weight, question], at) => ({ id: String(at + 1), weight, question })),
      }) as QuestionBody,
  )

const pictures = fc.array(
  fc.record({ filePath: fc.stringMatching(/^[\w-]{16,32}$/), alt: short }),
  { maxLength: 2 },
)

/** Questions of every kind, with texts that are awkward to write into a file. */
export const filedQuestion: fc.Arbitrary<FiledQuestion> = fc.record({
  content: fc
    .record({
      body: fc.oneof(single, multiple, trueFalse, blank, matching, byHand, caseGroup),
      pictures,
      explanation: fc.option(text),
    })
    .map((content) => questionContent.safeParse(content).data)
    .filter((content): content is QuestionContent => content !== undefined),
  difficulty: fc.integer({ min: 1, max: 5 }),
  points: fc.uniqueArray(
    short
      .map((given) => given.replaceAll(/\s+/g, ' ').slice(0, 40).trim().toWellFormed())
      .filter((given) => given !== ''),
    { maxLength: 3 },
  ),
  category: fc.array(fc.constantFrom('\u836f\u7406', 'A b', '\u68c0\u9a8c'), { maxLength: 2 }),
})

function renamed<T extends QuestionBody>(body: T): QuestionBody {
  if (body.kind === 'case')
    return {
      ...body,
      parts: body.parts.map((part, index) => ({
        ...part,
        id: String(index + 1),
        question: renamed(part.question) as typeof part.question,
      })),
    }

  if (!('options' in body)) return body

  const nameOf = new Map(body.options.map(({ id }, at) => [id, letterOf(at)]))
  const options = body.options.map(({ id, text: one }) => ({ id: nameOf.get(id)!, text: one }))
  if (body.kind === 'single') return { ...body, options, right: nameOf.get(body.right)! }
  if (body.kind === 'multiple')
    return { ...body, options, right: body.right.map((id) => nameOf.get(id)!).sort() }

  return {
    ...body,
    options,
    prompts: body.prompts.map((prompt, index) => ({
      ...prompt,
      id: String(index + 1),
      right: nameOf.get(prompt.right)!,
    })),
  }
}

/**
 * A question as a file can distinguish it from another: ids are names without a meaning, line ends
 * are one kind, right options have no order.
 */
export const comparable = ({ content, difficulty, points, category = [] }: FiledQuestion) =>
  JSON.parse(
    JSON.stringify({
      content: { ...content, body: renamed(content.body) },
      difficulty,
      points,
      category,
    }).replaceAll(/\\r(\\n)?/g, '\\n'),
  ) as FiledQuestion
