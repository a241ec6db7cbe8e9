import { isDay } from '@residency/contract/kernel/day'
import type { FocusEvent } from 'react'
import { todayInShanghai } from '../../platform/clock.ts'

/** The first and the last allowed day; others are disabled in the calendar. */
export type DayRange = { min?: string | undefined; max?: string | undefined }

/** The last allowed day is today, for past events. */
export const untilToday = (): DayRange => ({ max: todayInShanghai() })

/** Year, month and day in the Chinese notation. */
const MARKS = ['\u5e74', '\u6708', '\u65e5']

const LOOSE = new RegExp(
  `^(\\d{4})(?:(\\d{2})(\\d{2})|[-./${MARKS[0]}](\\d{1,2})[-./${MARKS[1]}](\\d{1,2})${MARKS[2]}?)$`,
)

/**
 * Parses a day: `2026-11-02`, `20261102`, `2026.11.2`, `2026/11/2` or the Chinese notation, also
 * full-width; otherwise null.
 */
export function dayFrom(typed: string): string | null {
  const [, year, ...rest] = LOOSE.exec(typed.normalize('NFKC').replace(/\s/g, '')) ?? []
  const found = [year, ...rest.filter(Boolean).map((part) => part!.padStart(2, '0'))].join('-')
  return isDay(found) ? found : null
}

/** Whether the typed day is complete: `2026-1-1` might still become the 15th. */
export const wholeDay = (typed: string) =>
  /^(\d{8}|\d{4}-\d{2}-\d{2})$/.test(typed) ? dayFrom(typed) : null

/** A calendar day as `YYYY-MM-DD`, for the typed field and its calendar. */
export type DayInputProps = DayRange & {
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  id?: string
  placeholder?: string
  'aria-label'?: string
}
