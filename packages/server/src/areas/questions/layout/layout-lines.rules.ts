import {
  BARE_ANSWER,
  CHAPTER,
  HEADING,
  KIND_MARK,
  KIND_WORDS,
  LABELS,
  type Label,
  type LayoutKind,
  NUMBER_OR_DECIMAL,
  NUMBERS,
  OPTIONS_LABEL,
  SHARED,
  SHARED_STEM,
} from './layout.text.ts'

/** How the number of a question is written; those of one document are written the same way. */
export type NumberStyle = 'dot' | 'bracket' | 'brackets'

/** What a line of a document of questions is. */
export type LineKind =
  | { is: 'section'; kind: LayoutKind | null }
  | { is: 'shared'; from: number; to: number; what: 'stem' | 'options' }
  | { is: 'field'; label: Label; value: string }
  | { is: 'options'; options: { letter: string; text: string }[] }
  | { is: 'start'; number: number; style: NumberStyle; text: string }
  | { is: 'text'; text: string }

const names = Object.entries(LABELS) as [Label, string][]
const anyLabel = names.map(([, words]) => words).join('|')

const FIELDS = names.map(([label, words]) => ({
  label,
  // between brackets, before a colon, or an answer that is only its key
  pattern: new RegExp(
    `^(?:[【\\[〔]\\s*(?:${words})\\s*[】\\]〕]\\s*[:：]?|(?:${words})\\s*[:：])\\s*([\\s\\S]*)$`,
  ),
}))

/** Where another field begins within a line: 答案：B  解析：… */
const NEXT_FIELD = new RegExp(
  `\\s+(?=(?:${anyLabel})\\s*[:：])|(?<=[。？！；?!;)）_])(?=(?:${anyLabel})\\s*[:：])|\\s*(?=[【〔](?:${anyLabel})[】〕])`,
)

/** A field within its brackets, 【答案：C】, which is written as 【答案】C too. */
const ENCLOSED_FIELD = new RegExp(`【\\s*(${anyLabel})\\s*[:：]\\s*([^【】]*)】`, 'g')

/** The parts of a line, each with one field at most; without the label before options. */
export const partsOfLine = (text: string): string[] =>
  text
    .replaceAll(ENCLOSED_FIELD, '【$1】$2 ')
    .replace(OPTIONS_LABEL, '')
    .split(NEXT_FIELD)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The question that a line begins, if its number is no part of a decimal. */
export function startOfDecimal(text: string): Extract<LineKind, { is: 'start' }> | null {
  const [, number, rest = ''] = NUMBER_OR_DECIMAL.exec(text) ?? []
  return number === undefined
    ? null
    : { is: 'start', number: Number(number), style: 'dot', text: rest }
}

export function kindNamed(text: string): LayoutKind | null {
  const found = KIND_WORDS.find(([, words]) => new RegExp(words).test(text))
  return found?.[0] ?? null
}

/** A mark of the kind before a question, and the question without it: 【单选】…. */
export function withoutKindMark(text: string): { kind: LayoutKind | null; text: string } {
  const [mark = ''] = KIND_MARK.exec(text) ?? []
  return { kind: mark === '' ? null : kindNamed(mark), text: text.slice(mark.length) }
}

/**
 * The number and the text of a question; the mark of its kind may precede the number: 【单选题】1.
 * …
 */
function startOf(text: string): Extract<LineKind, { is: 'start' }> | null {
  const { text: numbered } = withoutKindMark(text)
  const mark = text.slice(0, text.length - numbered.length)

  for (const [style, pattern] of NUMBERS) {
    const [, number, rest = ''] = pattern.exec(numbered) ?? []
    if (number !== undefined)
      return { is: 'start', number: Number(number), style, text: mark + rest.trim() }
  }

  return null
}

/** The letter as people type it, large or small. */
const either = (letter: string) => `[${letter}${letter.toLowerCase()}]`
const letterAfter = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1)

/**
 * An option at the beginning of a text, by the letter that is expected: `A.`, `A、`, `（A）`, `A)`, or
 * the letter before a space.
 */
const optionPattern = (letter: string) =>
  new RegExp(
    `^(?:[（(]\\s*${either(letter)}\\s*[)）]\\s*[.．、:：]?|${either(letter)}\\s*[.．、:：)）]|${either(letter)}(?:\\t| {2,}|[ \\u3000](?=\\p{Script=Han})))\\s*`,
    'u',
  )

/**
 * Where the next option begins within a line. What is between is looked through once, from its
 * beginning.
 */
const nextPattern = (letter: string) =>
  new RegExp(
    `(?<![\\s;；])[\\s;；]+(?=(?:[（(]\\s*${either(letter)}\\s*[)）]|${either(letter)}\\s*[.．、:：)）]))`,
  )

/** The same where nothing is between options. */
const closePattern = (letter: string) => new RegExp(`(?=${letter}\\s*[.．、])`)

/** The options of a line, from the expected letter on; several may be in one line. */
function optionsOf(text: string, expected: string): { letter: string; text: string }[] {
  const options: { letter: string; text: string }[] = []
  const mayBeClose = expected === 'A'
  let [letter, rest] = [expected, text]

  for (;;) {
    const [mark] = optionPattern(letter).exec(rest) ?? []
    if (mark === undefined) return options

    const inside = rest.slice(mark.length)
    const next =
      nextPattern(letterAfter(letter)).exec(inside) ?? (mayBeClose ? closeTo(inside, letter) : null)

    options.push({ letter, text: (next ? inside.slice(0, next.index) : inside).trim() })
    if (!next) return options

    rest = inside.slice(next.index + next[0].length)
    letter = letterAfter(letter)
  }
}

/**
 * Options without a space between are distinguished only where three follow in their order:
 * A.甲B.乙C.丙.
 */
function closeTo(text: string, letter: string): RegExpExecArray | null {
  const next = closePattern(letterAfter(letter)).exec(text)
  if (!next || next.index === 0) return null

  const rest = text.slice(next.index)
  const isListed = letter > 'A' || (closePattern('B').test(rest) && closePattern('C').test(rest))

  return isListed ? next : null
}

/**
 * The letter of an option that a line begins with. Below another option it need not be the expected
 * one: then a letter is missing or twice.
 */
function letterAt(text: string, expected: string): string {
  const [, bracketed, bare] =
    /^(?:[（(]\s*([A-Ja-j])\s*[)）]|([A-Ja-j])\s*[.．、:：)）])/.exec(text) ?? []
  return expected === 'A' ? expected : (bracketed ?? bare ?? expected).toUpperCase()
}

/** What is asked, and the options that follow it in the same line: at least two. */
export function withoutOptions(text: string): {
  text: string
  options: { letter: string; text: string }[]
} {
  const first = nextPattern('A').exec(text) ?? closeTo(text, '@')
  const options = first ? optionsOf(text.slice(first.index + first[0].length), 'A') : []
  return first && options.length > 1
    ? { text: text.slice(0, first.index).trim(), options }
    : { text, options: [] }
}

/**
 * What a line is, for a question whose next option has the letter `expected` (null: it can have
 * none yet).
 */
export function kindOfLine(text: string, expected: string | null): LineKind {
  const shared = SHARED.exec(text)
  if (shared) {
    const what = SHARED_STEM.test(shared[3]!) ? 'stem' : 'options'
    return { is: 'shared', from: Number(shared[1]), to: Number(shared[2]), what }
  }

  if (text.length <= 80 && HEADING.test(text)) return { is: 'section', kind: kindNamed(text) }

  const bare = BARE_ANSWER.exec(text)
  if (bare) return { is: 'field', label: 'answer', value: bare[1]! }

  for (const { label, pattern } of FIELDS) {
    const [, value] = pattern.exec(text) ?? []
    if (value !== undefined) return { is: 'field', label, value: value.trim() }
  }

  const options = expected === null ? [] : optionsOf(text, letterAt(text, expected))
  if (options.length > 0) return { is: 'options', options }

  const start = startOf(text)
  if (start) return start
  if (CHAPTER.test(text)) return { is: 'section', kind: null }

  return { is: 'text', text }
}
