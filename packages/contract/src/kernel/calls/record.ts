import { z } from 'zod'
import { requiredText } from '../text/text.ts'

/** Whether a record is in use: 1 yes, 0 disabled. */
export const onOff = z.union([z.literal(0), z.literal(1)])

/** The same in a form: left out means in use. */
export const onByDefault = onOff.nullish().transform((v) => v ?? 1)

/** Reference to another record. */
export const recordId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** A record as a choice of a form or filter. */
export const recordOption = z.object({ value: z.number(), label: z.string() })

/** Sort order up to a highest number: smaller first; omitted means first. */
export const sortPlaceUpTo = (max: number) =>
  z
    .number()
    .int()
    .min(0)
    .max(max)
    .nullish()
    .transform((v) => v ?? 0)

export const sortPlace = sortPlaceUpTo(99_999)

const blankAsNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value

/** An optional short text of a form; empty is null. */
export const clearableText = (max: number) =>
  z.preprocess(blankAsNull, requiredText(max).nullish()).transform((v) => v ?? null)

/**
 * The same for a field the published client does not know: omitted (undefined) keeps the value,
 * empty (null) clears it.
 */
export const textOfOurs = (max: number) => z.preprocess(blankAsNull, requiredText(max).nullish())

/**
 * The version that was read. Our own calls require it to change a record; the second editor is
 * refused (kernel.changedMeanwhile).
 */
export const readVersion = z.number().int()

/**
 * The same on calls of the published protocol, whose clients send no version: without one, the last
 * writer wins.
 */
export const readVersionIfKnown = readVersion.optional()
