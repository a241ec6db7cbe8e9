import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import {
  BLANK,
  choiceOf,
  few,
  isWildcard,
  type SimplePart,
  simpleOf,
  Unreadable,
  withoutStars,
  withStars,
} from '../formats/filed-question.rules.ts'
import { withoutEntities } from '../markup/html-entities.rules.ts'
import { exactHtml } from '../markup/plain-text.rules.ts'
import type { QuestionTags } from '../markup/tags.rules.ts'

type Blank = Extract<QuestionBody, { kind: 'blank' }>
type BlankField = Blank['blanks'][number]

/**
 * A text within a gap, where `}`, `~`, `#` and white space have a meaning: all but letters and
 * digits as references.
 */
const gapText = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, (character) => `&#${character.codePointAt(0)};`)

const gapOf = ({ accepted, number, isExactCase }: BlankField) =>
  accepted.length === 0 && number
    ? `{1:NUMERICAL:=${number.value}:${number.tolerance}}`
    : `{1:SHORTANSWER${isExactCase ? '_C' : ''}:${accepted.map((text) => `=${gapText(withStars(text))}`).join('~')}}`

/**
 * The text of a cloze question of Moodle: each blank as a gap; one that is not four underscores
 * long precedes its gap.
 */
export function clozeHtml({ stem, blanks }: Blank): string {
  const texts = stem.split(/_{3,}/)
  const marks = stem.match(/_{3,}/g) ?? []
  const plain = (text: string) => exactHtml(text).replaceAll('{', '&#123;')

  return texts
    .map(
      (text, index) =>
        plain(text) +
        (blanks[index] && marks[index]
          ? (marks[index] === BLANK ? '' : marks[index]) + gapOf(blanks[index])
          : ''),
    )
    .join('')
}

/** What gaps have no form for. */
export const clozeTags = ({ blanks }: Blank): Partial<QuestionTags> => ({
  exact: blanks.flatMap(({ accepted, isExactCase }, index) =>
    accepted.length === 0 && isExactCase ? [index + 1] : [],
  ),
  numbers: new Map(
    blanks.flatMap(({ accepted, number }, index) =>
      accepted.length > 0 && number ? [[index + 1, number] as const] : [],
    ),
  ),
})

type Gap = { type: string; weight: number; answers: { share: number; text: string }[] }
const TEXTS = /^(SHORTANSWER|SA|MW)(_C|C)?$/
const NUMBERS = /^(NUMERICAL|NM)$/
const CHOICES = /^(MULTICHOICE|MC)(_?[VHS]{1,2})?$/
const SEVERAL = /^(MULTIRESPONSE|MR)(_?[HS]{1,2})?$/
const isChoice = ({ type }: Pick<Gap, 'type'>) => CHOICES.test(type) || SEVERAL.test(type)

const withoutEscapes = (raw: string) => raw.replaceAll(/\\([}~#/"\\])/g, '$1')

/** A text to be typed: tags mean nothing in it. */
const typedText = (raw: string) => {
  const bare = withoutEscapes(raw.replaceAll(/<[^<>]*>/g, ''))
  return withoutEntities(bare.replaceAll(/&nbsp;|\s+/g, ' ').trim())
}

function shareOf(percent: string | undefined, right: string | undefined): number {
  if (percent !== undefined) return Number(percent)

  return right ? 100 : 0
}

function answersOf(inside: string, textOf: (raw: string) => string): Gap['answers'] {
  return few(inside.split(/(?<!\\)~/)).map((raw) => {
    const [, percent, right, text = ''] =
      /^\s*(?:%(-?\d+(?:\.\d+)?)%|(=))?([\s\S]*)$/.exec(raw) ?? []
    const [answer = ''] = text.split(/(?<![\\&])#/)
    return {
      share: shareOf(percent, right),
      text: textOf(answer),
    }
  })
}

/**
 * The HTML of a cloze question with its gaps taken out: `inPlace` returns what replaces a gap.
 */
function takeGaps(
  html: string,
  optionText: (html: string) => string,
  inPlace: (gap: Gap, number: number, before: string) => string,
): { html: string; gaps: Gap[] } {
  const gaps: Gap[] = []
  let out = ''
  let from = 0

  for (const open of html.matchAll(/\{(\d{0,2}):([A-Z_]{2,20}):/g)) {
    if (open.index < from) continue

    const begin = open.index + open[0].length
    const length = /^(?:[^}\\]|\\[\s\S])*/.exec(html.slice(begin, begin + 20_000))![0].length
    if (html[begin + length] !== '}') throw new Unreadable('bracesUnread')

    const type = open[2]!
    const textOf = isChoice({ type }) ? (raw: string) => optionText(withoutEscapes(raw)) : typedText

    const gap = {
      type,
      weight: Number(open[1] || 1),
      answers: answersOf(html.slice(begin, begin + length), textOf),
    }

    gaps.push(gap)
    few(gaps)
    out += html.slice(from, open.index)
    out += inPlace(gap, gaps.length, out)
    from = begin + length + 1
  }

  return { html: out + html.slice(from), gaps }
}

type Reading = {
  tags: QuestionTags
  left: (key: string) => string
  textOf: (html: string) => string
}

function blankOf({ type, answers }: Gap, number: number, { tags, left }: Reading): BlankField {
  const whole = answers.filter(({ share }) => share >= 100)
  if (answers.some(({ share }) => share > 0 && share < 100)) left('partLeft')

  if (NUMBERS.test(type)) {
    const [value = '', tolerance = '0'] = (whole[0]?.text ?? '').split(':')
    if (
      value.trim() === '' ||
      !Number.isFinite(Number(value)) ||
      !Number.isFinite(Number(tolerance))
    )
      throw new Unreadable('numberUnread')

    if (whole.length > 1) throw new Unreadable('numbersMany')

    return {
      accepted: [],
      isExactCase: tags.exact.includes(number),
      number: { value: Number(value), tolerance: Number(tolerance) },
    }
  }

  if (whole.some(({ text }) => isWildcard(text))) left('wildcardLeft')

  const accepted = whole.map(({ text }) => withoutStars(text)).filter((text) => text !== '')

  return {
    accepted,
    isExactCase: /C$/.test(type.replace(/^MC/, '')),
    number: tags.numbers.get(number) ?? null,
  }
}

/**
 * A choice within a text; where one option is right, what earns a part of the points is only an
 * option.
 */
function choiceOfGap(stem: string, { type, answers }: Gap, { left }: Reading): QuestionBody {
  const isSingle = CHOICES.test(type)
  if (isSingle && answers.some(({ share }) => share > 0 && share < 100)) left('partLeft')

  return choiceOf(stem, answers, isSingle)
}

function partOf(gap: Gap, at: number, reading: Reading): SimplePart {
  const mark = `(${at + 1})`
  const question: QuestionBody = isChoice(gap)
    ? choiceOfGap(mark, gap, reading)
    : { kind: 'blank', stem: `${mark} ${BLANK}`, blanks: [blankOf(gap, at + 1, reading)] }

  return {
    id: String(at + 1),
    weight: Math.min(Math.max(gap.weight, 1), 10),
    question: simpleOf(question),
  }
}

/**
 * A cloze question: gaps to fill in are one question with blanks, choices among them make a case
 * group.
 */
export function clozeBody(html: string, reading: Reading): QuestionBody {
  const kinds = takeGaps(html, typedText, () => '').gaps
  const unknown = kinds.find(
    (gap) => !isChoice(gap) && !TEXTS.test(gap.type) && !NUMBERS.test(gap.type),
  )
  if (unknown) throw new Unreadable('kindUnknown', { kind: unknown.type })
  if (kinds.length === 0) throw new Unreadable('noAnswer')

  const isCase = kinds.length > 1 && kinds.some(isChoice)

  const markOf = (number: number, before: string) => {
    if (isCase) return ` (${number}) `
    return /_{3,}$/.test(before.slice(-20)) ? '' : BLANK
  }

  const { html: bare, gaps } = takeGaps(html, reading.textOf, (_, number, before) =>
    markOf(number, before),
  )
  const stem = reading.textOf(bare)
  if (isCase) return { kind: 'case', stem, parts: gaps.map((gap, at) => partOf(gap, at, reading)) }
  if (isChoice(gaps[0]!)) return choiceOfGap(stem, gaps[0]!, reading)

  return { kind: 'blank', stem, blanks: gaps.map((gap, at) => blankOf(gap, at + 1, reading)) }
}
