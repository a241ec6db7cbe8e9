import { DIFFICULTIES } from '@residency/contract/areas/questions/bank/question.shape'
import { DIFFICULTY_WORDS } from './layout.text.ts'

const hardest = DIFFICULTIES.length

/**
 * How hard a question is, from a word, stars, a number from 1 to 5, or a coefficient below 1, which
 * says how many answer rightly; null for anything else.
 */
export function difficultyOf(text: string): number | null {
  const value = text.normalize('NFKC').trim()
  const stars = value.match(/[★☆*]/g) ?? []
  const full = stars.filter((star) => star !== '☆').length
  if (full > 0 && full <= hardest) return full

  const number = /^(\d(?:\.\d+)?)\b/.exec(value)?.[1]
  if (number?.includes('.') && Number(number) <= 1)
    return Math.min(Math.max(hardest - Math.floor(Number(number) * hardest), 1), hardest)
  if (number !== undefined)
    return Number(number) >= 1 && Number(number) <= hardest ? Math.round(Number(number)) : null

  return DIFFICULTY_WORDS.find(([word]) => value.startsWith(word))?.[1] ?? null
}

/** Knowledge points, which are written in one line. */
export const pointsOf = (text: string) => [
  ...new Set(
    text
      .split(/[、,，;；]+/)
      .map((point) => point.trim())
      .filter((point) => point !== ''),
  ),
]
