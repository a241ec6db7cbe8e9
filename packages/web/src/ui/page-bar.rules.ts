/** How many pages stand on each side of the one that is shown. */
const BESIDE = 2
export type PageStep = number | 'back' | 'on'

/** The pages that are offered: all of a few; else the first, those around the shown one, the last, and the leaps between. */
export function stepsOf(current: number, count: number): PageStep[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (count <= 3 + 2 * BESIDE) return range(1, Math.max(1, count))
  const from = Math.max(1, Math.min(current - BESIDE, count - 2 * BESIDE))
  const to = Math.min(count, Math.max(current + BESIDE, 1 + 2 * BESIDE))
  return [
    ...(from > 1 ? [1] : []),
    ...(from > 2 ? ['back' as const] : []),
    ...range(from, to),
    ...(to < count - 1 ? ['on' as const] : []),
    ...(to < count ? [count] : []),
  ]
}
/** Where a leap leads. */
export const leapOf = (step: 'back' | 'on', current: number, count: number) =>
  step === 'back' ? Math.max(1, current - 5) : Math.min(count, current + 5)
