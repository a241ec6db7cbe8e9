import type { Language } from '@residency/contract/kernel'
import { inShanghai } from '../platform/clock.ts'
import { dayPatterns } from './date-cell.text.ts'

/** A day of the current year without its year, any other in full. `today` is YYYY-MM-DD. */
export function shortDay(value: string, today: string, language: Language): string {
  const at = inShanghai(value)
  return at.format(
    at.format('YYYY') === today.slice(0, 4)
      ? dayPatterns[language].thisYear
      : dayPatterns[language].otherYear,
  )
}
