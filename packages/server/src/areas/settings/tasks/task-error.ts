import { settingsErrors } from '@residency/contract/areas/settings/errors'
import { type Language, sentence, type WordBook } from '@residency/contract/kernel'
import type { Fail } from '../../../platform/http/fail.ts'
import { reasonOf } from '../../../platform/jobs/jobs.ts'

/** An error as a task keeps it: its key and the figures of its sentence. Texts stay out: they may quote a cell. */
export function errorToStore({ def, data }: Fail): string {
  const figures = Object.entries(data ?? {}).filter(([, value]) => typeof value === 'number')
  return figures.length ? `${def.key} ${JSON.stringify(Object.fromEntries(figures))}` : def.key
}

/** What broke a task, by its code: the message of the error may quote a value. */
export const brokenBy = (error: unknown) => `${settingsErrors.taskBroken.key} ${JSON.stringify({ reason: reasonOf(error) })}`

/** The sentence of a kept error in the reader's language. */
export function storedErrorText(book: WordBook, language: Language, kept: string): string {
  const [key = '', figures = '{}'] = kept.split(/ (.*)/s)
  return sentence(book, language, 'errors', key, JSON.parse(figures) as Record<string, unknown>) ?? key
}
