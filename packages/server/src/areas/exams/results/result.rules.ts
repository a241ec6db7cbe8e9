import type { ResultStatus } from '@residency/contract/areas/exams/marking/result.contract'

const BARS = 10
const WIDTH = 100 / BARS
const percentOf = ({ score, most }: { score: number; most: number }) => (score * 100) / most

/** Takers by their percent, in tens; 100 % belongs to the last. */
export function barsOf(results: readonly { score: number; most: number }[]) {
  const counts = Array.from({ length: BARS }, () => 0)
  for (const result of results)
    counts[Math.min(BARS - 1, Math.floor(percentOf(result) / WIDTH))]! += 1

  return counts.map((count, index) => ({ from: index * WIDTH, until: (index + 1) * WIDTH, count }))
}

/** Mean percent, to a tenth; null without results. */
export const meanOf = (results: readonly { score: number; most: number }[]) =>
  results.length === 0
    ? null
    : Math.round(
        (results.reduce((sum, result) => sum + percentOf(result), 0) / results.length) * 10,
      ) / 10

type Facts = {
  isReleased: boolean
  isOpen: boolean
  isOver: boolean
  running: number
  unmarked: number
}

export const resultStatusOf = ({
  isReleased,
  isOpen,
  isOver,
  running,
  unmarked,
}: Facts): ResultStatus => {
  if (isReleased) return 'released'
  if (!isOpen) return 'planned'
  if (!isOver || running > 0) return 'running'

  return unmarked > 0 ? 'marking' : 'marked'
}
