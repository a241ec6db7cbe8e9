import {
  type BlankField,
  MAX_OPTIONS,
  type QuestionBody,
  type QuestionContent,
  type QuestionKind,
  type SimpleKind,
  type SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'

/** A question while it is typed: the shape of its content, not yet judged. */
export type Draft = QuestionContent
type QuestionWithOptions = Extract<SimpleQuestion, { options: unknown }>
export type PartKind = Exclude<SimpleKind, 'matching'>

export const PART_KINDS: readonly PartKind[] = [
  'single',
  'multiple',
  'trueFalse',
  'blank',
  'short',
  'essay',
]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** An id that none of these has. */
export function freeId(taken: readonly { id: string }[], prefix = ''): string {
  const ids = new Set(taken.map(({ id }) => id))
  for (const letter of LETTERS) if (!ids.has(prefix + letter)) return prefix + letter

  return `${prefix}x${ids.size}`
}

const newBlank = (): BlankField => ({ accepted: [], isExactCase: false, number: null })
const fourOptions = () => [...'abcd'].map((id) => ({ id, text: '' }))

function emptySimple(kind: SimpleKind, stem: string): SimpleQuestion {
  switch (kind) {
    case 'single':
      return { kind, stem, options: fourOptions(), right: '' }
    case 'multiple':
      return { kind, stem, options: fourOptions(), right: [] }
    case 'trueFalse':
      return { kind, stem, right: true }
    case 'blank':
      return { kind, stem, blanks: [newBlank()] }
    case 'matching':
      return { kind, stem, options: fourOptions(), prompts: [{ id: 'pa', text: '', right: '' }] }
    default:
      return { kind, stem, reference: null, rubric: [] }
  }
}

export const newPart = (parts: readonly { id: string }[]) => ({
  id: freeId(parts, 'p'),
  weight: 1,
  question: emptySimple('single', '') as Exclude<SimpleQuestion, { kind: 'matching' }>,
})

/** A question of a kind with the stem, and the options where both kinds have them. */
export function ofKind(kind: QuestionKind, before: QuestionBody | null): QuestionBody {
  const stem = before?.stem ?? ''
  if (kind === 'case') return { kind, stem, parts: [newPart([])] }

  const fresh = emptySimple(kind, stem)
  if (before && 'options' in fresh && 'options' in before)
    return withOptions(fresh, (before as QuestionWithOptions).options)

  return fresh
}

/** The options replaced; a right answer that is gone is right no longer. */
export function withOptions<Q extends QuestionWithOptions>(question: Q, options: Q['options']): Q {
  const has = (id: string) => options.some((option) => option.id === id)
  if (question.kind === 'single')
    return { ...question, options, right: has(question.right) ? question.right : '' }
  if (question.kind === 'multiple')
    return { ...question, options, right: question.right.filter(has) }

  const prompts = question.prompts.map((prompt) => ({
    ...prompt,
    right: has(prompt.right) ? prompt.right : '',
  }))

  return { ...question, options, prompts }
}

/** An option chosen as right; of several choices it is turned on or off. */
export function withRight<Q extends Extract<QuestionWithOptions, { right: unknown }>>(
  question: Q,
  id: string,
): Q {
  if (question.kind === 'single') return { ...question, right: id }

  const isOn = question.right.includes(id)
  return {
    ...question,
    right: question.options
      .map((option) => option.id)
      .filter((other) => (other === id ? !isOn : question.right.includes(other))),
  }
}

export const blanksIn = (stem: string) => (stem.match(/_{3,}/g) ?? []).length
const isEmptyBlank = ({ accepted, number }: BlankField) => accepted.length === 0 && number === null

/**
 * An answer for each blank of the stem. What was written stays when a blank is deleted, until
 * somebody removes it.
 */
export function withBlanks(stem: string, blanks: readonly BlankField[]): BlankField[] {
  const written = blanks.findLastIndex((blank) => !isEmptyBlank(blank)) + 1
  const count = Math.max(1, written, Math.min(blanksIn(stem), MAX_OPTIONS))
  return Array.from({ length: count }, (_, index) => blanks[index] ?? newBlank())
}

export const emptyDraft = (kind: QuestionKind = 'single'): Draft => ({
  body: ofKind(kind, null),
  pictures: [],
  explanation: null,
})

/** Options that were left empty at the end are not sent: the editor offers four. */
function cleaned<Q extends QuestionBody>(question: Q): Q {
  if (question.kind === 'case')
    return {
      ...question,
      parts: question.parts.map((part) => ({ ...part, question: cleaned(part.question) })),
    }

  if (!('options' in question)) return question

  const options = [...(question as QuestionWithOptions).options]

  while (options.length > 2 && options.at(-1)!.text.trim() === '') options.pop()

  return withOptions(question as QuestionWithOptions, options) as Q
}

export const sentOf = (draft: Draft): Draft => ({ ...draft, body: cleaned(draft.body) })

const textsOf = (simpleQuestion: SimpleQuestion) => [
  simpleQuestion.stem,
  ...('options' in simpleQuestion ? simpleQuestion.options.map(({ text }) => text) : []),
  ...(simpleQuestion.kind === 'matching' ? simpleQuestion.prompts.map(({ text }) => text) : []),
]

/** What likely duplicates are asked by. */
export const textOfQuestion = ({ body }: Draft): string =>
  (body.kind === 'case'
    ? [body.stem, ...body.parts.flatMap(({ question }) => textsOf(question))]
    : textsOf(body)
  )
    .join(' ')
    .trim()

/** A number that names an option among its like in a list that is put in order. */
export const orderId = (id: string) => Number.parseInt(id, 36)

/**
 * What is wrong, by the path of the field below the body: `right`, `options.1.text`,
 * `parts.0.question.stem`.
 */
export type Faults = ReadonlyMap<string, string>

/** The faults of a part, by the paths of its own fields. */
export const faultsBelow = (faults: Faults, prefix: string): Faults =>
  new Map(
    [...faults].flatMap(([path, fault]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), fault] as const] : [],
    ),
  )

/** The first fault of one of these fields or what is below them. */
export const faultOf = (faults: Faults, ...paths: string[]): string | undefined =>
  [...faults].find(([path]) => paths.some((one) => path === one || path.startsWith(`${one}.`)))?.[1]
