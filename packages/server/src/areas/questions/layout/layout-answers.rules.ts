import {
  BLANK_MARK,
  type QuestionBody,
} from '@residency/contract/areas/questions/bank/question.shape'
import {
  BLANK,
  choiceOf,
  few,
  letterOf,
  Unreadable,
  withBlank,
} from '../formats/filed-question.rules.ts'
import { isFault, readTruth } from '../question-sheet/question-cells.rules.ts'
import {
  ALTERNATIVES,
  BETWEEN_ANSWERS,
  BETWEEN_ANSWERS_LOOSELY,
  KEY_IN_STEM,
  type LayoutKind,
} from './layout.text.ts'

/** A question as its lines say it, before it is known of which kind it is. */
export type Laid = {
  kind: LayoutKind | null
  stem: string
  options: readonly { letter: string; text: string }[]

  /** Null: no line says it. */
  answer: string | null

  /** Its underlined texts, in their order. */
  underlined: readonly string[]
}

const EMPTY_BRACKETS = /[（(][\s\u3000]*[)）]/g

function truthOf(text: string): boolean | null {
  const truth = readTruth(text.replace(/[。.]\s*$/, ''))
  return isFault(truth) ? null : truth
}

const lettersOf = (text: string) =>
  [...new Set(text.normalize('NFKC').toUpperCase().match(/[A-J]/g) ?? [])].sort().join('')

/** What an answer says after its letters; nothing where it only repeats the option. */
export function restOfKey({ options, answer }: Laid): string | null {
  if (options.length === 0 || answer === null || options.some(({ text }) => text === answer))
    return null

  const key = keyOf(answer)
  const isRepeated = options.some(({ text }) => text.normalize('NFKC') === key?.rest)

  return !key || key.rest === '' || isRepeated ? null : key.rest
}

/** The letters at the beginning of an answer, and what is said after them. */
function keyOf(answer: string): { letters: string; rest: string } | null {
  const text = answer.normalize('NFKC').trim()

  const [mark, letters = ''] =
    /^[([]?\s*([A-Ja-j](?:[\s,、;&\u548c]*[A-Ja-j])*)(?![A-Za-z])\s*[)\]]?[\s.。,:;、]*/.exec(
      text,
    ) ?? []

  if (mark === undefined) return null

  return { letters: lettersOf(letters), rest: text.slice(mark.length).trim() }
}

/** Whether a stem says its key between brackets. */
export const hasKey = (stem: string) => stem.search(KEY_IN_STEM) >= 0

/** A key between brackets in the stem, which is taken out of it. */
function takeKey({ stem, options, answer }: Laid): { stem: string; answer: string | null } {
  const isKey = (text: string) =>
    options.length > 0
      ? /^[A-Ja-j]/.test(text.trim())
      : truthOf(text) !== null && !/^[A-Za-z]/.test(text)

  const keys = [...stem.matchAll(KEY_IN_STEM)].filter(([, text]) => isKey(text!))
  const last = keys.at(-1)
  if (!last) return { stem, answer }

  const inside = last[1]!

  const isSame =
    answer !== null &&
    (options.length > 0
      ? keyOf(answer)?.letters === lettersOf(inside)
      : truthOf(answer) === truthOf(inside))

  if (answer !== null && !isSame) {
    // letters that are no key occur in a stem as well: 维生素（B）
    if (options.length > 0 && keyOf(answer) && keys.length === 1 && lettersOf(inside).length > 0)
      throw new Unreadable('answersDiffer')
    return { stem, answer }
  }

  const emptied = `${stem.slice(0, last.index)}（  ）${stem.slice(last.index + last[0].length)}`

  return { stem: emptied, answer: answer ?? inside }
}

function choice({ kind, stem, options, answer }: Laid): QuestionBody {
  const twice = options.find(
    ({ letter }, at) => options.findIndex((option) => option.letter === letter) < at,
  )
  if (twice) throw new Unreadable('letterTwice', { letter: twice.letter })

  const missing = options.findIndex(({ letter }, at) => letter !== String.fromCharCode(65 + at))
  if (missing >= 0)
    throw new Unreadable('letterMissing', { letter: String.fromCharCode(65 + missing) })
  if (answer === null || answer === '') throw new Unreadable('answerMissing')

  const named = options.find(({ text }) => text !== '' && text === answer)
  const letters = named?.letter ?? keyOf(answer)?.letters ?? letterOfTruth(options, answer)
  if (!letters) throw new Unreadable('noRight')

  const unknown = [...letters].find((letter) => !options.some((option) => option.letter === letter))
  if (unknown !== undefined) throw new Unreadable('answerOutside', { letter: unknown })

  const truths = options.map(({ text }) => truthOf(text))
  if (
    options.length === 2 &&
    letters.length === 1 &&
    truths.includes(true) &&
    truths.includes(false)
  )
    return {
      kind: 'trueFalse',
      stem,
      right: truths[options.findIndex(({ letter }) => letter === letters)]!,
    }

  if (kind === 'single' && letters.length > 1) throw new Unreadable('keysMany')
  if (kind === 'multiple' && letters.length === 1) throw new Unreadable('keysFew')

  const shares = few(options).map(({ letter, text }) => ({
    text,
    share: letters.includes(letter) ? 100 : 0,
  }))

  return choiceOf(stem, shares, letters.length === 1)
}

/** Of two options, the one that says what the answer says. */
function letterOfTruth(options: Laid['options'], answer: string): string | undefined {
  const truth = truthOf(answer)
  return truth === null ? undefined : options.find(({ text }) => truthOf(text) === truth)?.letter
}

const marksIn = (stem: string) => (stem.match(BLANK_MARK) ?? []).length

/** A stem with its blanks: lines to write on, else empty brackets, else one at the end. */
function stemWithBlanks(stem: string): string {
  if (marksIn(stem) > 0) return stem

  const bracketed = stem.replaceAll(EMPTY_BRACKETS, '____')
  return marksIn(bracketed) > 0 ? bracketed : withBlank(stem)
}

function answersOf(answer: string, count: number): string[] {
  const trimmed = answer.trim()
  if (count === 1) return [trimmed]

  const strict = trimmed.split(BETWEEN_ANSWERS).filter((text) => text !== '')
  if (strict.length === count) return strict

  const loose = trimmed.split(BETWEEN_ANSWERS_LOOSELY).filter((text) => text !== '')
  if (loose.length !== count)
    throw new Unreadable('blanksDiffer', {
      blanks: count,
      answers: strict.length > 1 ? strict.length : loose.length,
    })

  return loose
}

function blanks(laidStem: string, answer: string | null): QuestionBody {
  const stem = stemWithBlanks(laidStem)
  if (answer === null || answer === '') throw new Unreadable('answerMissing')

  const each = answersOf(answer, marksIn(stem))
  const accepted = each.map((text) =>
    text.split(ALTERNATIVES).map((alternative) => alternative.trim()),
  )

  return {
    kind: 'blank',
    stem,
    blanks: accepted.map((texts) => ({ accepted: texts, isExactCase: false, number: null })),
  }
}

const timesIn = (text: string, part: string) => text.split(part).length - 1

/**
 * A fill-in question whose answers are underlined in its text: each becomes a blank. Where
 * something else says the answer, an underline only stresses; where it is unclear what is asked,
 * the question is refused.
 */
function underlinedBlanks({ kind, stem, options, answer, underlined }: Laid): QuestionBody | null {
  const mayAnswer = options.length === 0 && answer === null && (kind === null || kind === 'blank')
  if (!mayAnswer || underlined.length === 0) return null

  let [newStem, rest] = ['', stem]

  for (const text of few(underlined)) {
    const isSure =
      timesIn(stem, text) === underlined.filter((other) => other === text).length &&
      !/[$\ufffc]/.test(text)
    const index = rest.indexOf(text)
    if (!isSure || index < 0) throw new Unreadable('underlineUnclear')

    newStem += `${rest.slice(0, index)}${BLANK}`
    rest = rest.slice(index + text.length)
  }

  const isLeft = /[\p{L}\p{N}]/u.test(`${newStem}${rest}`.replaceAll(BLANK, ''))
  if (marksIn(stem) > 0 || !isLeft) throw new Unreadable('underlineUnclear')

  const accepted = underlined.map((text) =>
    text.split(ALTERNATIVES).map((alternative) => alternative.trim()),
  )

  return {
    kind: 'blank',
    stem: `${newStem}${rest}`,
    blanks: accepted.map((texts) => ({ accepted: texts, isExactCase: false, number: null })),
  }
}

/** The question that its lines describe. */
export function bodyOfLaid(laid: Laid): QuestionBody {
  const { stem, answer } = takeKey(laid)
  const { kind, options } = laid
  if (options.length > 0) return choice({ ...laid, stem, answer })

  const filled = underlinedBlanks({ ...laid, stem, answer })
  if (filled) return filled
  if (kind === 'short' || kind === 'essay')
    return { kind, stem, reference: answer || null, rubric: [] }

  const truth = answer === null ? null : truthOf(answer)

  if (kind === 'trueFalse') {
    if (answer === null) throw new Unreadable('answerMissing')
    if (truth === null) throw new Unreadable('truthUnread')

    return { kind: 'trueFalse', stem, right: truth }
  }

  if (kind === 'blank' || marksIn(stem) > 0) return blanks(stem, answer)
  if (answer === null || answer === '') throw new Unreadable('answerMissing')
  if (truth !== null && !/^[A-Za-z\d]/.test(answer))
    return { kind: 'trueFalse', stem, right: truth }
  // letters of options that are not there
  if (kind !== null || /^[A-J\s,、]{1,15}$/.test(answer.normalize('NFKC')))
    throw new Unreadable('optionsMissing')

  return { kind: 'short', stem, reference: answer, rubric: [] }
}

/** Questions that share their options, as one to be matched. */
export function matchingOfLaid(
  stem: string,
  options: Laid['options'],
  members: readonly Laid[],
): QuestionBody {
  const letteredOptions = few(options).map(({ text }, at) => ({ id: letterOf(at), text }))
  const idOf = new Map(options.map(({ letter }, at) => [letter, letterOf(at)]))

  const prompts = members.map((laid, index) => {
    const { stem: text, answer } = takeKey({ ...laid, options })
    const letters = answer === null ? '' : (keyOf(answer)?.letters ?? '')
    if (letters === '') throw new Unreadable('answerMissing')
    if (letters.length > 1) throw new Unreadable('pairsMany')

    const right = idOf.get(letters)
    if (right === undefined) throw new Unreadable('answerOutside', { letter: letters })

    return { id: String(index + 1), text, right }
  })

  return { kind: 'matching', stem, options: letteredOptions, prompts }
}
