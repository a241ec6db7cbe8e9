import { inOneShape } from '@residency/contract/kernel/fold'

// Typed answers are compared as a person reads them: the shape of a sign makes no difference, a
// power or a circled number does.

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const PLAIN_SUPERSCRIPTS = '0123456789+-'

const toPlainSuperscripts = (signs: string) =>
  [...signs].map((sign) => PLAIN_SUPERSCRIPTS[SUPERSCRIPTS.indexOf(sign)]).join('')

/**
 * Behind a number a superscript is a power: 10⁹ is 10^9 and not 109. Behind a letter it is how a
 * unit or an ion is set: m² is m2.
 */
const withPowers = (text: string) =>
  text.replace(
    new RegExp(`(?<=[\\d)）])[${SUPERSCRIPTS}]+`, 'gu'),
    (power) => `^${toPlainSuperscripts(power)}`,
  )

const FIRST_CIRCLED = '①'.codePointAt(0)!

/** A circled number is a label: ① is (1) and not 1. */
const withLabels = (text: string) =>
  text.replace(/[①-⑳]/gu, (sign) => `(${sign.codePointAt(0)! - FIRST_CIRCLED + 1})`)

/** 1½ is one and a half and not eleven halves. */
const withFractions = (text: string) => text.replace(/(?<=\d)\s*(?=[¼½¾⅐-⅞])/gu, ' ')

/** Signs that are typed for another one that they look like, and that NFKC does not map to it. */
const LOOKALIKES: Readonly<Record<string, string>> = { ß: 'β', ẞ: 'β', º: '°', '˚': '°', ɑ: 'α' }
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu')

const withoutNeedlessSpaces = (text: string) =>
  text.replace(/\s+/gu, (space, at: number, whole: string) => {
    const around = `${whole.charAt(at - 1)} ${whole.charAt(at + space.length)}`
    return /^(\p{L} \p{L}|\d \d)$/u.test(around) && !/\p{Script=Han}/u.test(around) ? ' ' : ''
  })

/**
 * What two answers have in common that a person would mark the same. These make no difference:
 * width and case of letters, the shape of dashes, quotes and multiplication signs, 。 as a decimal
 * point, a full stop at the end. Spaces make none either, except between two words or two numbers.
 * `isExactCase`: pH is not ph.
 */
export function foldAnswer(text: string, isExactCase: boolean): string {
  const withMeaning = withFractions(withLabels(withPowers(text)))
  const inPlainSigns = inOneShape(withMeaning.replace(LOOKALIKE, (sign) => LOOKALIKES[sign]!))

  const inNumbers = inPlainSigns
    .replace(/(?<=\d)。(?=\d)/gu, '.')
    .replace(/(?<=\d)\s*[x×*✕✖]\s*(?=\d)/giu, '×')
    .replace(/(?<=\d)\s*~\s*(?=\d)/gu, '-')

  const plain = withoutNeedlessSpaces(inNumbers.trim().replace(/[。.，,；;、\s]+$/u, ''))

  return isExactCase ? plain : plain.toLowerCase()
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/**
 * The number that an answer says, also as 1.5×10^9 or 10,000; null where it says none, or one with
 * a unit.
 */
export function numberOfAnswer(text: string): number | null {
  const plain = foldAnswer(text, false)
    .replace(/×10\^\+?(-?\d+)$/, 'e$1')
    .replace(/^[+-]?\d{1,3}(,\d{3})+(?=\.|$)/, (grouped) => grouped.replaceAll(',', ''))

  return DECIMAL.test(plain) ? Number(plain) : null
}
