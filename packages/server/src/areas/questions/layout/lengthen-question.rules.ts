import { withoutOptions } from './layout-lines.rules.ts'
import type { OpenGroup, OpenQuestion } from './layout-question.rules.ts'

const MAX_OPTIONS = 10

/** The letter of the option that follows these; null: there are as many as a question may have. */
const nextLetter = (options: readonly unknown[]): string | null =>
  options.length < MAX_OPTIONS ? String.fromCharCode(65 + options.length) : null

/**
 * The letter that the next option of a question would have; null where none may follow. Options may
 * be below the answer, but only if none are above it.
 */
export function letterAfter({ answer, options, place }: OpenQuestion): string | null {
  const isBeforeAnswer = answer === null || options.length === 0 || place === 'options'
  return isBeforeAnswer && place !== 'explanation' ? nextLetter(options) : null
}

/** The letter that the next option of a group would have before its first question. */
export const letterAfterGroup = ({ what, options }: OpenGroup): string | null =>
  what === 'options' ? nextLetter(options) : null

/** Options may follow in the line that continues the stem. */
function lengthenStem(open: OpenQuestion, text: string) {
  const parts = withoutOptions(text)
  if (parts.text !== '') open.stem.push(parts.text)
  if (parts.options.length === 0) return

  open.options.push(...parts.options)
  open.place = 'options'
}

function lengthenOption({ options }: OpenQuestion, text: string) {
  const last = options.at(-1)
  if (last) last.text = last.text === '' ? text : `${last.text}\n${text}`
}

/** A line without a mark continues the part of the question that was read last. */
export function lengthen(open: OpenQuestion, text: string) {
  if (open.place === 'stem') lengthenStem(open, text)
  else if (open.place === 'options') lengthenOption(open, text)
  else if (open.place === 'answer') open.answer!.push(text)
  else open.explanation.push(text)
}
