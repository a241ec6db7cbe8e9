import type {
  BlankField,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'
import { FALSE_WORDS, TRUE_WORDS } from './truth.text.ts'

/** A cell that cannot be read; `message` is a key of the words' issues. */
export type CellFault = { fault: string }

export const isFault = (read: unknown): read is CellFault =>
  typeof read === 'object' && read !== null && 'fault' in read

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const
export type Letter = (typeof LETTERS)[number]

/** Divides a text where `divider` is outside an escape; what is divided stays escaped. */
function divided(text: string, divider: RegExp): string[] {
  const parts = ['']
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\\' && at + 1 < text.length) parts[parts.length - 1] += sign + text[++at]!
    else if (divider.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }

  return parts
}

const unescaped = (text: string) =>
  text.replace(/\\(n|.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))

const escaped = (text: string, signs: RegExp) =>
  text.replace(signs, '\\$&').replace(/\r?\n/g, '\\n')

const SEMICOLON = /[;；]/
const BAR = /[|｜]/
const ANSWER_SIGNS = /[\\;；|｜±!！]/g
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?'

/** A longer text is no number; cells of 30,000 digits took seconds. */
const LONGEST_NUMBER = 100
const NUMERIC = new RegExp(`^(${NUMBER})\\s*±\\s*(${NUMBER})$`, 'i')

/**
 * Blanks divided by `;`, variants of one by `|`; a number as `3.5±0.1`; `!` before a blank in which
 * case counts.
 */
export function readBlanks(text: string): BlankField[] | CellFault {
  const blanks: BlankField[] = []
  for (const cell of divided(text, SEMICOLON)) {
    const isExactCase = /^\s*[!！]/.test(cell)
    const blank: BlankField = { accepted: [], isExactCase, number: null }

    for (const variant of divided(isExactCase ? cell.replace(/^\s*[!！]/, '') : cell, BAR).map(
      (part) => part.trim(),
    )) {
      const number = variant.length > LONGEST_NUMBER ? null : NUMERIC.exec(variant)
      if (number && blank.number) return { fault: 'learning.number.wrong' }

      if (number) blank.number = { value: Number(number[1]), tolerance: Number(number[2]) }
      else if (divided(variant, /±/).length > 1) return { fault: 'learning.number.wrong' }
      else if (variant !== '') blank.accepted.push(unescaped(variant))
    }

    blanks.push(blank)
  }

  return blanks
}

export const writeBlanks = (blanks: readonly BlankField[]) =>
  blanks
    .map(({ accepted, isExactCase, number }) => {
      const variants = [
        ...(number ? [`${number.value}±${number.tolerance}`] : []),
        ...accepted.map((text) => escaped(text, ANSWER_SIGNS)),
      ]

      return (isExactCase ? '!' : '') + variants.join('|')
    })
    .join(';')

/** Names divided by `;`. */
export const readNames = (text: string) =>
  divided(text, SEMICOLON)
    .map((name) => unescaped(name.trim()))
    .filter(Boolean)

export const writeNames = (names: readonly string[]) =>
  names.map((name) => escaped(name, /[\\;；]/g)).join(';')

/** Letters of options, each once: `ABD`, `A、B、D`. */
export function readLetters(text: string): Letter[] | CellFault {
  const letters = [
    ...text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s,;、.|/]/g, ''),
  ]

  const known = letters.filter((candidate): candidate is Letter =>
    LETTERS.some((letter) => letter === candidate),
  )
  return known.length === letters.length && new Set(letters).size === letters.length
    ? known
    : { fault: 'learning.right.unknown' }
}

export function readTruth(text: string): boolean | CellFault {
  const word = text.normalize('NFKC').trim().toLowerCase()
  if (TRUE_WORDS.includes(word)) return true

  return FALSE_WORDS.includes(word) ? false : { fault: 'learning.truth.wrong' }
}

type Rubric = Extract<SimpleQuestion, { kind: 'short' }>['rubric']

/** What earns how much, one in a line: `40% …`. */
export function readRubric(text: string): Rubric | CellFault {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  // trimmed: blanks at the end of a line were tried in every division
  const read = lines.map((line) => /^(\d{1,3})\s*[%％]\s*[:：]?\s*(\S.*)$/.exec(line.trim()))
  if (read.some((match) => match === null)) return { fault: 'learning.rubric.wrong' }

  return read.map((match) => ({ share: Number(match![1]), text: unescaped(match![2]!) }))
}

export const writeRubric = (rubric: Rubric) =>
  rubric.map(({ share, text }) => `${share}% ${escaped(text, /[\\]|^[:：]/g)}`).join('\n')
