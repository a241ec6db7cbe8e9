import type { Range } from '@residency/contract/areas/courses/course/lesson.public'

/** Between two looks at a playing video more than this, at its speed, is a jump. */
const STEP_SECONDS = 1.5

/** What has been played and not been reported yet: closed ranges, and the one that grows. */
export type PlayedRanges = { closed: readonly Range[]; open: Range | null }
export const NOTHING: PlayedRanges = { closed: [], open: null }
const roundOf = (seconds: number) => Math.round(seconds * 10) / 10

/** The video is at `at` while it plays; a jump closes the range and begins another. */
export function playedTo({ closed, open }: PlayedRanges, at: number, speed: number): PlayedRanges {
  if (!open) return { closed, open: [at, at] }

  const step = at - open[1]
  if (step >= 0 && step <= STEP_SECONDS * Math.max(1, speed)) return { closed, open: [open[0], at] }

  return { closed: open[1] > open[0] ? [...closed, open] : closed, open: [at, at] }
}

/** Pausing and seeking end the range. */
export const stopped = ({ closed, open }: PlayedRanges): PlayedRanges => ({
  closed: open && open[1] > open[0] ? [...closed, open] : closed,
  open: null,
})

/** What is to be reported now, and what continues. */
export function taken(played: PlayedRanges): { ranges: Range[]; left: PlayedRanges } {
  const { closed } = stopped(played)
  const end = played.open?.[1]
  return {
    ranges: closed.slice(-60).map(([from, until]) => [roundOf(from), roundOf(until)]),
    left: { closed: [], open: end === undefined ? null : [end, end] },
  }
}
