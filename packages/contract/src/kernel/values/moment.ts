import { z } from 'zod'

/**
 * A moment on the wire: the clock of Asia/Shanghai with its offset, `2026-11-27T10:30:00+08:00`,
 * with milliseconds where there are any. Forms show its day and its time as they are in the text,
 * so a moment in any other zone would move by saving the form.
 */
export type Moment = `${string}+08:00`

const SHIFT_MS = 8 * 3_600_000 // no daylight saving time in Asia/Shanghai since 1991

/** The moment of an instant: the only place where an answer's time is written. */
export function toMoment(at: Date): Moment
export function toMoment(at: Date | null | undefined): Moment | null

export function toMoment(at: Date | null | undefined): Moment | null {
  if (!at) return null

  const clock = new Date(at.getTime() + SHIFT_MS).toISOString().slice(0, -1)
  return `${clock.replace('.000', '')}+08:00`
}

const SHAPE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?\+08:00$/

/**
 * A moment of an answer. A `Date`, a `Z` text and a clock text without an offset are refused, by
 * the compiler and when the answer is sent.
 */
export const moment = z.string().regex(SHAPE) as unknown as z.ZodType<Moment, Moment>
