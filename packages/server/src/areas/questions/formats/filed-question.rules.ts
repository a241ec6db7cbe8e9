import { knowledgePoints } from '@residency/contract/areas/questions/bank/question.contract'
import {
  BLANK_MARK,
  DIFFICULTIES,
  type QuestionBody,
  type QuestionContent,
  type QuestionOption,
  questionContent,
} from '@residency/contract/areas/questions/bank/question.shape'

/** A question as it goes out to a file. `category` are names from the top down. */
export type FiledQuestion = {
  content: QuestionContent
  difficulty: number
  points: readonly string[]
  category?: readonly string[]
}

/**
 * Something to be said about a place in a file: the key of a sentence, and what is filled in.
 * `file`: within an archive. `stem`: what the question there asks, where lines are hard to count (a
 * Word document).
 */
export type FileRemark = {
  line: number
  file?: string
  stem?: string
  message: string
  data: Readonly<Record<string, unknown>>
}

/**
 * A picture that came inside the file; the question's `pictures` name it by `filePath` until it is
 * stored.
 */
export type FilePicture = { filePath: string; base64: string }

/** A question as it came from a file. `notes`: what of it was left out. */
export type FoundQuestion = FiledQuestion & {
  line: number
  file?: string
  notes: readonly FileRemark[]
  embedded: readonly FilePicture[]
}

/**
 * What reading a file finds, in its order. A fault is a question that cannot come in, or the end of
 * what can be read.
 */
export type ParsedQuestion = { question: FoundQuestion } | { fault: FileRemark }
export type ParsedFile = { questions: FoundQuestion[]; faults: FileRemark[] }

/** Difficulty of a question whose file does not say it. */
export const USUAL_DIFFICULTY = 3

/** A blank where a file has none of its own. */
export const BLANK = '____'

/** The body as read, before its rules are checked. */
export type Draft = Omit<FoundQuestion, 'content'> & {
  body: QuestionBody
  pictures: QuestionContent['pictures']
  explanation: string | null
}

/** A line of a file cannot be understood; ends the question, not the file. */
export class Unreadable extends Error {
  readonly remark: Omit<FileRemark, 'line'> & { line?: number }

  constructor(key: string, data: Readonly<Record<string, unknown>> = {}, line?: number) {
    super(key)
    this.remark = { message: `learning.formats.${key}`, data, ...(line !== undefined && { line }) }
  }
}

const MAX_ANSWERS = 200

/**
 * Answers, options or gaps of one question: more than ours may have, and few enough to be judged at
 * once. A file may write millions.
 */
export function few<T>(answers: readonly T[]): readonly T[] {
  if (answers.length > MAX_ANSWERS) throw new Unreadable('answersMany', { max: MAX_ANSWERS })
  return answers
}

/** Checks a draft by the rules of the bank. */
export function judge({ body, pictures, explanation, ...rest }: Draft): ParsedQuestion {
  const { line, file } = rest
  const at = { line, ...(file !== undefined && { file }) }
  const refused = (issue: { message: string }): ParsedQuestion => ({
    fault: { ...at, message: issue.message, data: { ...issue } },
  })
  const content = questionContent.safeParse({ body, pictures, explanation })
  if (!content.success) return refused(content.error.issues[0]!)

  const points = knowledgePoints.safeParse(rest.points)
  if (!points.success) return refused(points.error.issues[0]!)

  const difficulty = Number.isInteger(rest.difficulty)
    ? Math.min(Math.max(rest.difficulty, 1), DIFFICULTIES.length)
    : USUAL_DIFFICULTY

  return { question: { ...rest, difficulty, points: points.data, content: content.data } }
}

/** Runs a reader of one question; what it cannot read becomes a fault at its line. */
export function* attempt<T>(
  line: number,
  read: () => T,
): Generator<{ fault: FileRemark }, T | undefined> {
  try {
    return read()
  } catch (e) {
    if (!(e instanceof Unreadable)) throw e
    yield { fault: { line, ...e.remark } }
  }
}

/** Everything a file has. Long files are read step by step instead (read-question-file.ts). */
export function allOf(found: Iterable<ParsedQuestion>): ParsedFile {
  const parsed: ParsedFile = { questions: [], faults: [] }
  for (const result of found)
    'question' in result ? parsed.questions.push(result.question) : parsed.faults.push(result.fault)

  return parsed
}

/** Ids of options as files without ids get them: a, b, c … */
export const letterOf = (at: number) =>
  String.fromCharCode(97 + (at % 26)) + (at < 26 ? '' : String(Math.floor(at / 26)))

const withIds = (texts: readonly string[]): QuestionOption[] =>
  texts.map((text, at) => ({ id: letterOf(at), text }))

/**
 * A choice as most formats write it: options with what each earns, in percent. Several with a share
 * of their own: multiple choice.
 */
export function choiceOf(
  stem: string,
  options: readonly { text: string; share: number }[],
  isSingle: boolean,
): QuestionBody {
  const optionsWithIds = withIds(options.map(({ text }) => text))
  const earning = options.flatMap(({ share }, index) =>
    share > 0 ? [{ id: optionsWithIds[index]!.id, share }] : [],
  )
  if (!isSingle && earning.length > 1)
    return { kind: 'multiple', stem, options: optionsWithIds, right: earning.map(({ id }) => id) }

  const whole = earning.filter(({ share }) => share >= 100)
  const right = whole.length > 0 ? whole : earning
  if (right.length === 0) throw new Unreadable('noRight')
  if (right.length > 1)
    return { kind: 'multiple', stem, options: optionsWithIds, right: right.map(({ id }) => id) }

  return { kind: 'single', stem, options: optionsWithIds, right: right[0]!.id }
}

/**
 * A matching question from its pairs; a pair without a prompt is an option that matches nothing.
 * `order`: of the options, from 1. Without it they are ordered by their text: in the order of the
 * file each would be next to its prompt.
 */
export function matchingOf(
  stem: string,
  pairs: readonly { prompt: string; option: string }[],
  order: readonly number[],
): QuestionBody {
  const appeared = [...new Set(pairs.map(({ option }) => option))]
  const isWhole =
    new Set(order).size === appeared.length && order.every((at) => appeared[at - 1] !== undefined)
  const options = withIds(isWhole ? order.map((at) => appeared[at - 1]!) : appeared.toSorted())
  const idOf = new Map(options.map(({ id, text }) => [text, id]))
  const prompts = pairs.flatMap(({ prompt, option }) => (prompt === '' ? [] : [{ prompt, option }]))

  return {
    kind: 'matching',
    stem,
    options,
    prompts: prompts.map(({ prompt, option }, index) => ({
      id: String(index + 1),
      text: prompt,
      right: idOf.get(option)!,
    })),
  }
}

/**
 * The pairs of a matching question, the options without a prompt last, and the order of the options
 * among them.
 */
export function pairsOf({ options, prompts }: Extract<QuestionBody, { kind: 'matching' }>) {
  const textOf = new Map(options.map(({ id, text }) => [id, text]))

  const pairs = prompts.map(({ text, right }) => ({
    prompt: text,
    option: textOf.get(right) ?? '',
  }))

  const used = new Set(pairs.map(({ option }) => option))

  for (const { text } of options) if (!used.has(text)) pairs.push({ prompt: '', option: text })

  const appeared = [...new Set(pairs.map(({ option }) => option))]

  return { pairs, order: options.map(({ text }) => appeared.indexOf(text) + 1) }
}

export type SimplePart = Extract<QuestionBody, { kind: 'case' }>['parts'][number]

/** A question as a part of a case group, which holds no matching question and no other group. */
export function simpleOf(question: QuestionBody, line?: number): SimplePart['question'] {
  if (question.kind === 'case' || question.kind === 'matching')
    throw new Unreadable('partKind', {}, line)
  return question
}

/** A stem with exactly one blank: where the text has none, it is at its end. */
export const withBlank = (stem: string) =>
  (stem.match(BLANK_MARK) ?? []).length === 0 ? `${stem} ${BLANK}`.trim() : stem

const rounded = (value: number) => Number(value.toPrecision(12))

/** The middle between two numbers, and how far they are from it. */
export const numberWithin = (low: number, high: number) => ({
  value: rounded((low + high) / 2),
  tolerance: rounded(Math.abs(high - low) / 2),
})

/** The share of one right option among so many, as Moodle writes it: 33.33333. */
export const shareOf = (rights: number) => String(Number((100 / rights).toFixed(5)))

/** In Moodle's short answers `*` means any text and `\\*` for itself. */
export const withStars = (text: string) => text.replaceAll('*', '\\*')
export const withoutStars = (text: string) => text.replaceAll('\\*', '*')

/** Whether a short answer means more than one text, which ours do not. */
export const isWildcard = (text: string) => /(?<!\\)\*/.test(text)
