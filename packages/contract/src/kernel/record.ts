import { z } from 'zod'
import { requiredText } from './text.ts'

/** Whether a record is in use: 1 yes, 0 disabled. */
export const onOff = z.union([z.literal(0), z.literal(1)])
/** The same in a form: left out means in use. */
export const onByDefault = onOff.nullish().transform((v) => v ?? 1)
/** A record another one names. */
export const recordId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
/** Sort order: smaller first; omitted means first. */
export const sortPlace = z
  .number()
  .int()
  .min(0)
  .max(99_999)
  .nullish()
  .transform((v) => v ?? 0)
const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)
/** A short text of a form that may be left empty: null then. */
export const clearableText = (max: number) => z.preprocess(blankAsNull, requiredText(max).nullish()).transform((v) => v ?? null)
/** The same where the published client knows no such field: left out, it stays as it is (undefined); empty clears it (null). */
export const textOfOurs = (max: number) => z.preprocess(blankAsNull, requiredText(max).nullish())

/** The version that was read. Each of our own calls that changes a record requires it: the second editor is refused (kernel.changedMeanwhile). */
export const readVersion = z.number().int()
/** The same on calls of the published protocol, whose clients know no version: without one, the last writer wins. */
export const readVersionIfKnown = readVersion.optional()
