import { z } from 'zod'
import { EXTENSION } from '../text/extension.text.ts'
import { foldDigits } from '../text/invisible.ts'
import { yearOf } from './day.ts'

/**
 * Fields whose full value is personal data and travels sealed (specification, section 3; the last
 * two are ours).
 */
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

/**
 * Sent by our client, which can open sealed values. The published client cannot open `mobile`, so
 * it gets it unsealed (docs/decisions/0005).
 */
export const OPENS_SEALED_HEADER = 'x-opens-sealed'
export const FIELD_KEY_INFO = 'residency/field/v1'

/** What a sealed value is bound to: reader, record, field. */
export const sealedBinding = (userId: number, recordId: unknown, field: string) =>
  `${userId}|${recordId ?? ''}|${field}`

/**
 * Whether a value can be a sealed one: base64 of at least nonce, one byte and tag, its length a
 * multiple of 4.
 */
export const looksSealed = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length >= 40 &&
  value.length % 4 === 0 &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(value)

/** How many characters at the beginning and at the end of a number are shown. */
function visibleEnds(length: number): readonly [number, number] {
  if (length >= 15) return [4, 4]

  return length >= 9 ? [3, 4] : [1, 1]
}

/** `138****8000`, `1101********002X`: the first and last few characters of a number. */
export function maskNumber(value: string | null): string | null {
  if (!value) return null

  const [head, tail] = visibleEnds(value.length)
  return value.length <= head + tail
    ? '*'.repeat(value.length)
    : value.slice(0, head) + '*'.repeat(value.length - head - tail) + value.slice(-tail)
}

/** A masked value in an answer. A full value here is a bug: the answer fails and is not sent. */
export const masked = z.string().regex(/\*/).nullable()

/** A full value in a `…WithPersonalData` answer (or its mask, for a reader who is not entitled). */
export const personal = z.string().nullable()

/**
 * Mainland mobile number as digits, in any width and grouping, with or without the country code.
 * Number segments as in the published protocol.
 */
export const MOBILE_PATTERN = /^1(3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8\d|9[0-35-9])\d{8}$/

export const normaliseMobile = (value: string) =>
  foldDigits(value).replace(/^(\+86|0086|86(?=1\d{10}$))/, '')

export const mobileNumber = z
  .string()
  .max(30, 'kernel.mobile.wrong')
  .transform(normaliseMobile)
  .pipe(z.string().regex(MOBILE_PATTERN, 'kernel.mobile.wrong'))

/** A landline with or without area code and extension, as it is stored. */
const LANDLINE = /^(0\d{2,3})?[2-8]\d{6,7}(\u8f6c\d{1,6})?$/
const BEFORE_EXTENSION = /(\u8f6c|ext|x|#)(?=\d+$)/i
const FOREIGN_NUMBER = /^\+[1-9]\d{6,14}$/

/**
 * The number of somebody who is called in an emergency, as it is stored: a mobile number, a
 * landline or a number abroad.
 */
export function readContactNumber(typed: string): string | null {
  const digits = foldDigits(typed)
    .replace(/^00(?=[1-9])/, '+')
    .replace(BEFORE_EXTENSION, EXTENSION)
  const mobile = normaliseMobile(digits)
  if (MOBILE_PATTERN.test(mobile)) return mobile

  const national = digits.replace(/^\+86(?=[1-9])/, '0').replace(/^\+86/, '')
  if (LANDLINE.test(national)) return national

  return FOREIGN_NUMBER.test(national) ? national : null
}

const contactNumberIn = (typed: string, ctx: z.RefinementCtx): string => {
  const number = readContactNumber(typed)
  if (number !== null) return number

  ctx.addIssue({ code: 'custom', message: 'kernel.contactNumber.wrong' })

  return z.NEVER
}

export const contactNumber = z
  .string()
  .max(30, 'kernel.contactNumber.wrong')
  .transform(contactNumberIn)

/** The number of a contact, a mask that came back unchanged, or nothing. */
export const contactNumberOrMask = z
  .string()
  .max(30, 'kernel.contactNumber.wrong')
  .nullish()
  .transform((typed, ctx): string | null => {
    if (!typed?.trim()) return null
    return typed.includes('*') ? foldDigits(typed) : contactNumberIn(typed, ctx)
  })

/** A mobile number, a mask that came back unchanged, or nothing. */
export const mobileOrMask = z
  .string()
  .max(30, 'kernel.mobile.wrong')
  .nullish()
  .transform((v) => (v ? normaliseMobile(v) : null))
  .refine((v) => v === null || v.includes('*') || MOBILE_PATTERN.test(v), 'kernel.mobile.wrong')

/** Whole years between two days: 0 in the first year. */
export function yearsSince(day: string, today: string): number {
  const years = yearOf(today) - yearOf(day)
  return Math.max(0, today.slice(5) < day.slice(5) ? years - 1 : years)
}

/** An age as it is shown: at least 1, as the specification counts it. */
export const ageOn = (birthDate: string, today: string): number =>
  Math.max(1, yearsSince(birthDate, today))
