import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Fact } from '../../../ui/fact-list.tsx'
import { durationBetween } from '../../../ui/times/duration.rules.ts'
import { reviewText } from './review.text.ts'

/** How long something lasted, as a fact; none for what is not over or took less than a month. */
export function useDuration() {
  const text = useText(reviewText)
  return (from: unknown, until: unknown): Fact[] => {
    const lasted = durationBetween(
      typeof from === 'string' ? from : null,
      typeof until === 'string' ? until : null,
    )

    if (!lasted) return []

    const words = [
      lasted.years && say(text.years, lasted),
      lasted.months && say(text.months, lasted),
    ]
      .filter(Boolean)
      .join(' ')

    return words ? [[text.lasted, words]] : []
  }
}
