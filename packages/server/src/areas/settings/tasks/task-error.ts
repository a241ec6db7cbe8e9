import { settingsErrors } from '@residency/contract/areas/settings/access'
import { type Language, sentence, type WordBook } from '@residency/contract/kernel'
import type { Fail } from '../../../platform/http/fail.ts'
import { reasonOf } from '../../../platform/jobs/jobs.ts'

/** A storable error: its key and figures. Texts are left out: they may quote a cell. */
export function errorToStore({ def, data }: Fail): string {
  const figures = Object.entries(data ?? {}).filter(([, value]) => typeof value === 'number')
  return figures.length ? `${def.key} ${JSON.stringify(Object.fromEntries(figures))}` : def.key
}

/** The code of an unexpected error; its message may quote a value. */
export const brokenBy = (error: unknown) =>
  `${settingsErrors.taskBroken.key} ${JSON.stringify({ reason: reasonOf(error) })}`

/** The message of a stored error in the reader's language. */
export function storedErrorText(book: WordBook, language: Language, storedError: string): string {
  const [key = '', figures = '{}'] = storedError.split(/ (.*)/s)
  return (
    sentence(book, language, 'errors', key, JSON.parse(figures) as Record<string, unknown>) ?? key
  )
}
