import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import {
  attempt,
  BLANK,
  choiceOf,
  type FileRemark,
  isWildcard,
  matchingOf,
  numberWithin,
  type ParsedQuestion,
  Unreadable,
  withBlank,
  withoutStars,
} from '../formats/filed-question.rules.ts'
import { type QuestionTags, readTags } from '../markup/tags.rules.ts'
import { GIFT_FALSE, GIFT_TRUE } from '../question-sheet/truth.text.ts'
import { withGiftSigns } from './chinese-keys.rules.ts'
import {
  type GiftAnswer,
  type GiftFormat,
  type GiftNote,
  giftAnswers,
  plainGift,
  readGiftText,
  readNote,
  readTagLine,
  splitGift,
  unescapedAt,
} from './gift-syntax.rules.ts'
import { assembled, type Piece, type PieceResult } from './pieces.rules.ts'

/** The lines of one question, without comments. */
type Block = {
  line: number
  text: string
  comments: string[]
  category: readonly string[] | undefined
}

/**
 * The names of a category: `$course$/top/` is where Moodle keeps them all; `//` is a slash of a
 * name.
 */
export function categoryNames(path: string): string[] {
  const names = path.split(/(?<!\/)\/(?!\/)/).map((name) => name.replaceAll('//', '/').trim())
  const isRoot = (name: string) => /^\$\w+\$$/.test(name) || name === 'top' || name === ''
  const first = names.findIndex((name) => !isRoot(name))

  return first < 0 ? [] : names.slice(first)
}

/** The line before the questions of a category, also typed with Chinese keys. */
const CATEGORY = /^[$＄]CATEGORY\s*[:：]/i

function* blocksOf(text: string): Generator<Block> {
  let [line, from] = [0, 0]
  let category: readonly string[] | undefined
  let block: Block | null = null

  const begun = (): Block => {
    block ??= { line, text: '', comments: [], category }
    return block
  }

  while (from <= text.length) {
    const end = text.indexOf('\n', from)
    const own = text.slice(from, end < 0 ? undefined : end)

    from = end < 0 ? text.length + 1 : end + 1
    line += 1

    const trimmed = own.trim()

    if (trimmed === '') {
      if (block !== null && (block as Block).text !== '') yield block
      block = null
    } else if (/^(\/\/|／／)/.test(trimmed)) begun().comments.push(own.trimStart())
    else if (CATEGORY.test(trimmed)) category = categoryNames(trimmed.replace(CATEGORY, '').trim())
    else {
      const open = begun()
      if (open.text === '') Object.assign(open, { line, category })
      open.text += `${open.text === '' ? '' : '\n'}${own}`
    }
  }

  if (block !== null && (block as Block).text !== '') yield block
}

type Reading = {
  format: GiftFormat
  tags: QuestionTags
  notes: readonly GiftNote[]
  left: (key: string) => string
  feedback: string[]
}

const texts = (notes: readonly GiftNote[], name: string) =>
  notes.flatMap((note) => (note.name === name ? [note.text] : []))

/** What answers say about themselves, as lines of the explanation. */
function noteFeedback(answers: readonly GiftAnswer[], reading: Reading) {
  for (const { text, feedback } of answers) {
    const sentence =
      feedback === null ? '' : readGiftText(feedback, reading.format, reading.left).text
    const answer = plainGift(text)
    if (sentence !== '') reading.feedback.push(answer === '' ? sentence : `${answer}: ${sentence}`)
  }
}

/**
 * The text of an answer to be typed: Moodle takes a format before it off and leaves the rest as it
 * is.
 */
const typedText = (text: string, reading: Pick<Reading, 'left'>) =>
  readGiftText(text, 'plain', reading.left).text

/** `3`, `3:0.1` or `1..5`. */
function numberOf(text: string): { value: number; tolerance: number } {
  const [first = '', last] = text.split('..').map((part) => part.trim())
  const [value = '', tolerance = '0'] = text.split(':').map((part) => part.trim())
  const isRange = last !== undefined
  const [low, high] = isRange ? [Number(first), Number(last)] : [Number(value), Number(tolerance)]
  if (
    !Number.isFinite(low) ||
    !Number.isFinite(high) ||
    (isRange ? first === '' || last === '' : value === '')
  )
    throw new Unreadable('numberUnread')

  return isRange ? numberWithin(low!, high!) : { value: low!, tolerance: high! }
}

function numerical(stem: string, inside: string, reading: Reading): QuestionBody {
  // what follows `~` is said about wrong answers, and is no number
  const [numbers, wrong] = splitGift(inside, '~')
  const several = giftAnswers(numbers)
  const whole = several.filter(({ share }) => share === null || share === 100)
  if (several.length > whole.length) reading.left('partLeft')
  if (several.length > 0 && whole.length === 0) throw new Unreadable('noRight')
  if (whole.length > 1) throw new Unreadable('numbersMany')

  noteFeedback([...several, ...(wrong === null ? [] : giftAnswers(`~${wrong}`))], reading)

  const number = numberOf(typedText(whole[0]?.text ?? '', reading))

  return {
    kind: 'blank',
    stem: withBlank(stem),
    blanks: [{ accepted: [], isExactCase: reading.tags.exact.includes(1), number }],
  }
}

function shortAnswer(stem: string, answers: readonly GiftAnswer[], reading: Reading): QuestionBody {
  const { tags, notes } = reading
  const whole = answers.filter(({ share }) => share === null || share >= 100)
  if (answers.length > whole.length) reading.left('partLeft')

  const carried = texts(notes, 'accepted')
  const typed = whole.map(({ text }) => typedText(text, reading))
  if (typed.some(isWildcard)) reading.left('wildcardLeft')

  const accepted = carried.length > 0 ? carried : typed.map(withoutStars)

  const blank = {
    accepted,
    isExactCase: tags.exact.includes(1),
    number: tags.numbers.get(1) ?? null,
  }

  return { kind: 'blank', stem: withBlank(stem), blanks: [blank] }
}

function byHand(stem: string, { tags, notes }: Reading): QuestionBody {
  const rubric = notes.flatMap(({ name, text }) => {
    const [, share] = /^rubric (\d+)$/.exec(name) ?? []
    return share === undefined ? [] : [{ text, share: Number(share) }]
  })

  return {
    kind: tags.kind === 'short' ? 'short' : 'essay',
    stem,
    reference: texts(notes, 'reference')[0] ?? null,
    rubric,
  }
}

/** True or false, in English or Chinese letters; null for any other text. */
function truthOf(text: string): boolean | null {
  const word = text.normalize('NFKC').trim().toLowerCase()
  if (GIFT_TRUE.includes(word)) return true

  return GIFT_FALSE.includes(word) ? false : null
}

function trueFalse(
  stem: string,
  right: boolean,
  comments: readonly string[],
  { format, left, feedback }: Reading,
): QuestionBody {
  for (const comment of comments) {
    const { text } = readGiftText(comment, format, left)
    if (text) feedback.push(text)
  }

  return { kind: 'trueFalse', stem, right }
}

function choice(
  stem: string,
  answers: readonly GiftAnswer[],
  read: (text: string) => string,
  reading: Reading,
): QuestionBody {
  const shares = answers.map(({ sign, share }) => share ?? (sign === '=' ? 100 : 0))
  const isSingle = shares.some((share) => share >= 100)
  if (isSingle && shares.some((share) => share > 0 && share < 100)) reading.left('partLeft')

  return choiceOf(
    stem,
    answers.map(({ text }, index) => ({ text: read(text), share: shares[index]! })),
    isSingle,
  )
}

function bodyOf(stem: string, inside: string, reading: Reading): QuestionBody {
  if (reading.tags.kind === 'blank') return shortAnswer(stem, [], reading)
  if (inside === '') return byHand(stem, reading)

  const [, gap] = /^\d{0,2}:([A-Z_]{2,20}):/.exec(inside) ?? []
  if (gap !== undefined) throw new Unreadable('kindUnknown', { kind: gap })
  if (inside.startsWith('#')) return numerical(stem, inside.slice(1).trim(), reading)

  const [truth, ...comments] = inside.split('#')
  const right = truthOf(truth!)
  if (right !== null) return trueFalse(stem, right, comments, reading)

  const answers = giftAnswers(inside)
  if (answers.every(({ whole }) => whole === '')) throw new Unreadable('answersUnread')

  const read = (text: string) => readGiftText(text, reading.format, reading.left).text
  const arePairs = !answers.some(({ sign }) => sign === '~') && inside.includes('->')
  if (arePairs)
    return matchingOf(
      stem,
      answers.map(({ whole }) => pairOf(whole, read)),
      reading.tags.order,
    )

  noteFeedback(answers, reading)
  if (!answers.some(({ sign }) => sign === '~')) return shortAnswer(stem, answers, reading)

  return choice(stem, answers, read, reading)
}

function pairOf(text: string, read: (text: string) => string) {
  const [prompt, option] = splitGift(text, '->')
  if (option === null) throw new Unreadable('pairUnread')

  return { prompt: read(prompt), option: plainGift(option.trim()) }
}

/** The braces that hold the answers: the first that is open and the last that closes. */
function bracesOf(text: string): { open: number; close: number } | null {
  const [open] = unescapedAt(text, '{')
  const close = [...unescapedAt(text, '}')].at(-1)
  if (open === undefined && close === undefined) return null
  if (open === undefined || close === undefined || close < open)
    throw new Unreadable('bracesUnread')

  return { open, close }
}

function pieceOf({ line, text: typed, comments, category }: Block): Piece {
  const text = withGiftSigns(typed)
  const notes = comments.flatMap((comment) => readNote(comment) ?? [])
  const tags = readTags(
    comments.filter((comment) => readNote(comment) === null).flatMap(readTagLine),
  )
  const remarks: FileRemark[] = []

  const left = (key: string) => {
    if (!remarks.some(({ message }) => message.endsWith(key)))
      remarks.push({ line, message: `learning.formats.${key}`, data: {} })
    return ''
  }

  const [, title = '', rest = text] = /^\s*::((?:\\.|[^\\])*?)::([\s\S]*)$/.exec(text) ?? []
  const braces = bracesOf(rest)
  const [before, after] = braces
    ? [rest.slice(0, braces.open), rest.slice(braces.close + 1).trim()]
    : [rest, '']
  const whole = after === '' ? before : `${before.trimEnd()} ${BLANK} ${after}`
  const { text: stem, format } = readGiftText(whole.trim() === '' ? title : whole, 'moodle', left)
  const [inside, general] = braces
    ? splitGift(rest.slice(braces.open + 1, braces.close), '####')
    : ['', null]
  const feedback =
    general === null ? texts(notes, 'explanation') : [readGiftText(general, format, left).text]
  const reading: Reading = { format, tags, notes, left, feedback }
  const body = braces ? bodyOf(stem, inside.trim(), reading) : null
  const alts = texts(notes, 'alt')

  const pictures = texts(notes, 'picture').map((filePath, index) => ({
    filePath,
    alt: alts[index] ?? '',
  }))

  const explanation = feedback.filter((sentence) => sentence !== '').join('\n') || null

  return {
    line,
    stem,
    body,
    tags,
    pictures,
    embedded: [],
    explanation,
    notes: remarks,
    ...(category && { category }),
  }
}

function* piecesOf(text: string): Generator<PieceResult> {
  for (const block of blocksOf(text)) {
    const piece = yield* attempt(block.line, () => pieceOf(block))
    if (piece) yield { piece }
  }
}

/** The questions of a GIFT file (as Moodle documents it), one by one. */
export const readGift = (text: string): Generator<ParsedQuestion> =>
  assembled(piecesOf(text.replaceAll(/\r\n?/g, '\n')))
