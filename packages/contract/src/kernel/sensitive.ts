import { z } from 'zod'
import { foldCode, foldDigits } from './fold.ts'

/** Fields whose full value is personal data and travels sealed (specification, section 3; the last two are ours). */
export const SEALED_FIELDS: ReadonlySet<string> = new Set([
  'idNumber',
  'IdNumber',
  'idCard',
  'IdCard',
  'iphone',
  'phone',
  'phoneNum',
  'mobile',
  'contactMobile',
  'bankAccount',
])
/** Sent by our client, which can open sealed values. The published client cannot open `mobile`, so it gets it unsealed (docs/decisions/0005). */
export const OPENS_SEALED_HEADER = 'x-opens-sealed'
export const FIELD_KEY_INFO = 'residency/field/v1'
/** What a sealed value is bound to: reader, record, field. */
export const sealedBinding = (userId: number, recordId: unknown, field: string) => `${userId}|${recordId ?? ''}|${field}`

/** Whether a value can be a sealed one: base64 of at least nonce, one byte and tag, its length a multiple of 4. */
export const looksSealed = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 40 && value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)

/** `138****8000`, `1101********002X`: the first and last few characters of a number. */
export function maskNumber(value: string | null): string | null {
  if (!value) return null
  const [head, tail] = value.length >= 15 ? [4, 4] : value.length >= 9 ? [3, 4] : [1, 1]
  return value.length <= head + tail
    ? '*'.repeat(value.length)
    : value.slice(0, head) + '*'.repeat(value.length - head - tail) + value.slice(-tail)
}

/** A masked value in an answer. A full value here is a bug: the answer fails and is not sent. */
export const masked = z.string().regex(/\*/).nullable()
/** A full value in a `…WithPersonalData` answer (or its mask, for a reader who is not entitled). */
export const personal = z.string().nullable()

/** Mainland mobile number as digits, in any width and grouping, with or without the country code. Number segments as in the published protocol. */
export const MOBILE_PATTERN = /^1(3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/
export const normaliseMobile = (value: string) => foldDigits(value).replace(/^(\+86|0086|86(?=1\d{10}$))/, '')
export const mobileNumber = z
  .string()
  .max(30, 'kernel.mobile.wrong')
  .transform(normaliseMobile)
  .pipe(z.string().regex(MOBILE_PATTERN, 'kernel.mobile.wrong'))
/** A mobile number, a mask that came back unchanged, or nothing. */
export const mobileOrMask = z
  .string()
  .max(30, 'kernel.mobile.wrong')
  .nullish()
  .transform((v) => (v ? normaliseMobile(v) : null))
  .refine((v) => v === null || v.includes('*') || MOBILE_PATTERN.test(v), 'kernel.mobile.wrong')

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
)

export type IdCardFault = 'length' | 'region' | 'birthDate' | 'checkDigit'
export type IdCardReading = { number: string; birthDate: string; gender: 1 | 2 } | { fault: IdCardFault }

/**
 * Reads an 18-digit citizen number (GB 11643-1999: mod 11-2 check digit; digits 7 to 14 the birth date, the 17th odd for men).
 * Residence permits 81, 82, 83 and abolished region codes are accepted: only the province is checked here.
 * `today` is YYYY-MM-DD in Asia/Shanghai.
 */
export function readIdCard(typed: string, today: string): IdCardReading {
  const number = foldCode(typed).replaceAll('-', '')
  if (!/^\d{17}[\dX]$/.test(number)) return { fault: 'length' }
  if (!PROVINCES.has(number.slice(0, 2))) return { fault: 'region' }
  const birthDate = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`
  const at = new Date(`${birthDate}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(birthDate) || birthDate > today) return { fault: 'birthDate' }
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  if ('10X98765432'[sum % 11] !== number[17]) return { fault: 'checkDigit' }
  return { number, birthDate, gender: Number(number[16]) % 2 === 1 ? 1 : 2 }
}

/** Whole years between two days; at least 1, as the specification counts age. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return Math.max(1, today.slice(5) < birthDate.slice(5) ? years - 1 : years)
}
