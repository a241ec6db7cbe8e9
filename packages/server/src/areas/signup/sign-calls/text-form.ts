import { kernelErrors } from '@residency/contract/kernel'
import type { z } from 'zod'
import { Fail } from '../../../platform/http/fail.ts'

const WHOLE_NUMBERS = new Set(['gender', 'maritalStatus', 'schoolId'])
const FLAGS: Readonly<Record<string, boolean>> = { 1: true, true: true, 0: false, false: false }
const FLAG_FIELDS = new Set(['isFresh', 'isFullTime'])

/** A text of a form as the value our own call takes. */
function valueOfText(name: string, text: string) {
  if (WHOLE_NUMBERS.has(name)) return Number(text)
  return FLAG_FIELDS.has(name) ? FLAGS[text] : text
}

/** The fields that a form of texts holds, as values. */
export const givenValues = (input: object) =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, valueOfText(name, text)]] : [],
    ),
  )

/** What a form makes of a section, by the section's own shape. */
export function parseSection<S extends z.ZodType>(shape: S, value: object): z.output<S> {
  const read = shape.safeParse(value)
  if (read.success) return read.data

  throw new Fail(
    kernelErrors.inputWrong,
    {},
    read.error.issues.map((issue) => ({ ...issue, path: ['form', ...issue.path] })),
  )
}
