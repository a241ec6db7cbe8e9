import type { FocusEvent } from 'react'
import { todayInShanghai } from '../platform/clock.ts'

/** The first and the last day that can be taken: others are grey in the calendar. */
export type DayRange = { min?: string | undefined; max?: string | undefined }
/** What has happened lies no later than today. */
export const untilToday = (): DayRange => ({ max: todayInShanghai() })
function isDay(text: string) {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
/** Year, month, day as they are written in Chinese. */
const MARKS = ['\u5e74', '\u6708', '\u65e5']
const LOOSE = new RegExp(`^(\\d{4})(?:(\\d{2})(\\d{2})|[-./${MARKS[0]}](\\d{1,2})[-./${MARKS[1]}](\\d{1,2})${MARKS[2]}?)$`)
/** The day that was meant: `2026-11-02`, `20261102`, `2026.11.2`, `2026/11/2` or with the Chinese marks, full-width too; else null. */
export function dayFrom(typed: string): string | null {
  const [, year, ...rest] = LOOSE.exec(typed.normalize('NFKC').replace(/\s/g, '')) ?? []
  const found = [year, ...rest.filter(Boolean).map((part) => part!.padStart(2, '0'))].join('-')
  return isDay(found) ? found : null
}
/** A day whose last figure has been typed: `2026-1-1` might become the 15th, these cannot. */
export const wholeDay = (typed: string) => (/^(\d{8}|\d{4}-\d{2}-\d{2})$/.test(typed) ? dayFrom(typed) : null)
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
