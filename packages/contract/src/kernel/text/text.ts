import { z } from 'zod'
import { withoutInvisible } from './invisible.ts'

const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f'
const DIRECTION = '\\u202a-\\u202e\\u2066-\\u2069'
const FORBIDDEN_IN_XML = '\\ufffe\\uffff'

/**
 * Unicode that nobody types into a field: NUL, other control characters (except tab and line ends),
 * lone surrogates, characters that change the direction of reading. Also characters that XML
 * forbids: one such name would break every sheet that contains it.
 */
const UNWANTED = new RegExp(`[${CONTROL}${DIRECTION}${FORBIDDEN_IN_XML}]`)

const wellFormed = (text: string) => text.isWellFormed?.() ?? true

/** Whether a text contains none of these characters. */
export const isClean = (text: string) => !UNWANTED.test(text) && wellFormed(text)

const plain = (max: number) =>
  z
    .string()
    .max(max, 'kernel.text.tooLong')
    .transform(withoutInvisible)
    .refine(isClean, 'kernel.text.unwanted')
    .transform((text) => text.trim())

/** Whether a text shows anything: spaces, zero-width characters and fillers do not. */
export const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/** One type for each length: it cannot be changed, and hundreds of fields share a few lengths. */
function sharedByLength<T>(make: (max: number) => T) {
  const made = new Map<number, T>()

  return (max: number): T => {
    const known = made.get(max) ?? make(max)
    made.set(max, known)

    return known
  }
}

/**
 * A required line: trimmed, without invisible signs, 1 to `max` characters, of which one can be
 * seen.
 */
export const requiredText = sharedByLength((max) =>
  plain(max).pipe(
    z
      .string()
      .min(1, { error: 'kernel.text.required', abort: true })
      .refine(isVisible, 'kernel.text.required'),
  ),
)

/** An optional line: null and '' mean "no value" and are parsed as null. */
export const optionalText = sharedByLength((max) =>
  plain(max)
    .nullish()
    .transform((text) => text || null),
)

/** A search box: at most 100 characters; empty means no filter. */
export const searchText = plain(100).transform((text) => text || undefined)

/** A calendar day `YYYY-MM-DD` that exists. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'kernel.day.wrong')
  .refine((day) => {
    const at = new Date(`${day}T00:00:00Z`)
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) && day >= '1800-01-01'
  }, 'kernel.day.wrong')

/** A month of this century, `YYYY-MM`. */
export const yearMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'kernel.month.wrong')

const [FIRST_SECOND, LAST_SECOND] = ['2000-01-01T00:00:00Z', '2101-01-01T00:00:00Z'].map(
  Date.parse,
) as [number, number]

/**
 * A whole second with its offset, of a day that exists, from 2000 to 2100; `message` says what is
 * wrong with another.
 */
export const wholeSecond = (message: string) =>
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.000)?(Z|[+-]\d\d:\d\d)$/, {
      error: message,
      abort: true,
    })
    .refine((text) => {
      const at = Date.parse(text)
      return (
        at >= FIRST_SECOND && at < LAST_SECOND && calendarDay.safeParse(text.slice(0, 10)).success
      )
    }, message)

/** The published client sends '' for a filter that is not set. */
export const emptyAsAbsent = <T extends z.ZodType>(shape: T) =>
  z.preprocess((v) => (v === '' || v === null ? undefined : v), shape.optional())

/** A value of a form that may be left out: what is empty or absent is null. */
export const emptyAsNull = <T extends z.ZodType>(shape: T) =>
  emptyAsAbsent(shape).transform((value) => value ?? null)
