import type { FocusEvent } from 'react'
import { todayInShanghai } from '../platform/clock.ts'

/** The first and the last day that can be taken: others are grey in the calendar. */
export type DayRange = { min?: string | undefined; max?: string | undefined }
/** What has happened lies no later than today. */
export const untilToday = (): DayRange => ({ max: todayInShanghai() })
export function isDay(text: string) {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
export const isOutside = (day: string, { min = '', max = '9999' }: DayRange) => day < min || day > max
/** A calendar day as text, `YYYY-MM-DD`; what both the typed field and its calendar take. */
export type DayInputProps = DayRange & {
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  id?: string
  placeholder?: string
  'aria-label'?: string
}
