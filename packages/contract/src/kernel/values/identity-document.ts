import { foldCode } from '../text/fold.ts'
import type { IdentityDocument } from './document-kinds.ts'

export { IDENTITY_DOCUMENTS, type IdentityDocument } from './document-kinds.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(
    ' ',
  ),
)

export type IdCardFault = 'length' | 'region' | 'birthDate' | 'checkDigit'

export type IdCardReading =
  | { number: string; birthDate: string; gender: 1 | 2 }
  | { fault: IdCardFault }

const bare = (typed: string) => foldCode(typed).replaceAll('-', '')

const isDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/**
 * Digits 7 to 14 the birth date, the 17th odd for men, the last a mod 11-2 check digit (GB
 * 11643-1999).
 */
function readEighteenDigits(number: string, today: string): IdCardReading {
  const birthDate = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  if (!isDay(birthDate) || birthDate > today) return { fault: 'birthDate' }

  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  if ('10X98765432'[sum % 11] !== number[17]) return { fault: 'checkDigit' }

  return { number, birthDate, gender: Number(number[16]) % 2 === 1 ? 1 : 2 }
}

/**
 * Reads an 18-digit citizen number. Residence permits 81, 82, 83 and abolished region codes are
 * accepted: only the province is checked here. `today` is YYYY-MM-DD in Asia/Shanghai.
 */
export function readIdCard(typed: string, today: string): IdCardReading {
  const number = bare(typed)
  if (!/^\d{17}[\dX]$/.test(number)) return { fault: 'length' }
  if (!PROVINCES.has(number.slice(0, 2))) return { fault: 'region' }

  return readEighteenDigits(number, today)
}

/** A document as it is stored; birth date and sex where its number holds them. */
export type DocumentReading =
  | { number: string; birthDate: string | null; gender: 1 | 2 | null }
  | { fault: IdCardFault }

const WRONG = { fault: 'length' } as const
const without = (number: string): DocumentReading => ({ number, birthDate: null, gender: null })
const ofShape = (number: string, shape: RegExp) => (shape.test(number) ? without(number) : WRONG)

/**
 * A foreigner's permanent residence card. Since 2023: 9, the province, three digits of the
 * nationality (ISO 3166-1), then as a citizen number. Before: three letters of the nationality,
 * four digits of the place, the birth date as YYMMDD, two more digits.
 */
function readForeignPermit(number: string, today: string): DocumentReading {
  if (/^9\d{16}[\dX]$/.test(number))
    return PROVINCES.has(number.slice(1, 3))
      ? readEighteenDigits(number, today)
      : { fault: 'region' }

  if (!/^[A-Z]{3}\d{12}$/.test(number)) return WRONG

  const day = `${number.slice(7, 9)}-${number.slice(9, 11)}-${number.slice(11, 13)}`

  return isDay(`19${day}`) || isDay(`20${day}`) ? without(number) : { fault: 'birthDate' }
}

const IS_RESIDENCE_PERMIT = /^8[123]0000/

/**
 * The kind that a number looks like, if the kind was not asked for. A number of 13 digits or more
 * is a citizen's, valid or not.
 */
export function documentKindOf(typed: string): IdentityDocument {
  const number = bare(typed)
  if (/^9\d{16}[\dX]$|^[A-Z]{3}\d{12}$/.test(number)) return 'foreign_permit'
  if (IS_RESIDENCE_PERMIT.test(number)) return 'residence_permit'
  if (/^[HM]\d{8}(\d{2})?$/.test(number)) return 'hk_mo_permit'
  // ten digits without their letter are a citizen's number that was not typed to its end
  if (/^\d{8}$|^\d{10}[A-Z]$/.test(number.replace(/[()]/g, ''))) return 'tw_permit'

  return /^(?=.*[A-Z])[A-Z0-9]{6,12}$/.test(number) ? 'passport' : 'id_card'
}

/**
 * The kind to judge a number by: a residence permit was once entered as an identity card, which it
 * replaces.
 */
export const judgedKind = (kind: IdentityDocument | undefined, typed: string): IdentityDocument => {
  const looksLike = documentKindOf(typed)
  return kind === undefined || (kind === 'id_card' && looksLike === 'residence_permit')
    ? looksLike
    : kind
}

/** Reads a number where nobody was asked for the kind of its document. */
export const readAnyDocument = (typed: string, today: string): DocumentReading =>
  readDocument(documentKindOf(typed), typed, today)

/**
 * Reads the number of an identity document by the rules of its kind. Numbers of permits that are
 * not of 18 digits hold no sex.
 */
export function readDocument(
  kind: IdentityDocument,
  typed: string,
  today: string,
): DocumentReading {
  const number = bare(typed)
  switch (kind) {
    case 'id_card':
      return IS_RESIDENCE_PERMIT.test(number) ? { fault: 'region' } : readIdCard(number, today)
    case 'residence_permit':
      return IS_RESIDENCE_PERMIT.test(number)
        ? readIdCard(number, today)
        : { fault: /^\d{17}[\dX]$/.test(number) ? 'region' : 'length' }
    case 'foreign_permit':
      return readForeignPermit(number, today)
    case 'hk_mo_permit':
      // H or M, eight digits for life, two more that count the renewals on older cards
      return ofShape(number, /^[HM]\d{8}(\d{2})?$/)
    case 'tw_permit':
      // eight digits on the card; ten digits and a letter in the booklet before it
      return ofShape(number.replace(/[()]/g, ''), /^\d{8}$|^\d{10}[A-Z]?$/)
    case 'passport':
      return ofShape(number, /^(?=.*\d{4})[A-Z0-9]{6,12}$/)
    case 'officer':
      return ofShape(number, /^[\u4e00-\u9fa5]{0,6}\d{5,12}\u53f7?$/)
  }
}
