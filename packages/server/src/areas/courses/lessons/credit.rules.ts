import type { Range } from '@residency/contract/areas/courses/course/lesson.public'

/**
 * A lesson is done at so much of its length: the last seconds are often a still picture, and
 * players end a moment early.
 */
const DONE_SHARE = 0.95

/**
 * Beats come every ten seconds; what a window claims after a longer silence counts for this long at
 * most.
 */
const MAX_MS = 900_000
const SLOW = 1
const FAST = 2
export const maxSpeedOf = ({ isSlow }: { isSlow: boolean }) => (isSlow ? SLOW : FAST)

const tenth = (seconds: number) => Math.floor(seconds * 10 + 1e-6) / 10

export const lengthOf = (ranges: readonly Range[]) =>
  tenth(ranges.reduce((sum, [from, until]) => sum + until - from, 0))

/** Ranges in order and apart, of what both lists cover. */
export function merged(ranges: readonly Range[]): Range[] {
  const done: Range[] = []
  for (const [from, until] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = done.at(-1)
    if (until <= from) continue

    if (last && from <= last[1]) last[1] = Math.max(last[1], until)
    else done.push([from, until])
  }

  return done
}

type Claim = {
  played: readonly Range[]
  seconds: number
  elapsedMs: number
  speed: number
  mostSpeed: number
}

/**
 * What of the claimed ranges counts: in their order and within the lesson. Together they are never
 * longer than the time since the last beat × the speed, which itself counts up to `mostSpeed`.
 * Playing a part again uses up the time as well.
 */
export function creditOf({ played, seconds, elapsedMs, speed, mostSpeed }: Claim): Range[] {
  let remaining = (Math.min(Math.max(elapsedMs, 0), MAX_MS) / 1000) * Math.min(speed, mostSpeed)
  const counted: Range[] = []

  for (const [from, until] of played) {
    const begin = Math.min(Math.max(from, 0), seconds)
    const length = Math.min(Math.min(until, seconds) - begin, remaining)
    if (length <= 0) continue

    counted.push([begin, begin + length])
    remaining -= length
  }

  return counted
}

/** The stored progress of a learner in one lesson. */
export type LessonCredit = {
  ranges: readonly Range[]
  covered: number
  position: number
  doneAt: Date | null
  beatAt: Date
}

type Beat = { played: readonly Range[]; position: number; speed: number }

/** Progress after a beat: what is counted never shrinks, and a lesson that is done stays so. */
export function afterBeat(
  before: LessonCredit,
  { played, position, speed }: Beat,
  lesson: { seconds: number; mostSpeed: number },
  now: Date,
) {
  const elapsedMs = now.getTime() - before.beatAt.getTime()
  const ranges = merged([...before.ranges, ...creditOf({ played, speed, elapsedMs, ...lesson })])
  const covered = lengthOf(ranges)
  const doneAt = before.doneAt ?? (isDone(covered, lesson.seconds) ? now : null)

  return { ranges, covered, position: Math.min(position, lesson.seconds), doneAt }
}

export const isDone = (covered: number, seconds: number) => covered >= seconds * DONE_SHARE - 1e-6

/** Whole percent, rounded down; of a lesson that is done a hundred. */
export const shareOf = (covered: number, seconds: number, done: boolean) =>
  done ? 100 : Math.min(99, Math.floor((covered * 100) / seconds))

/** The progress of a learner as the player shows it. */
export const presentProgress = (
  seconds: number,
  row: Pick<LessonCredit, 'ranges' | 'position' | 'covered' | 'doneAt'>,
  isCourseDone: boolean,
) => ({
  ranges: [...row.ranges],
  position: row.position,
  share: shareOf(row.covered, seconds, row.doneAt !== null),
  isDone: row.doneAt !== null,
  isCourseDone,
})

/**
 * Number of a certificate: K, year, five running digits; never reused (the hospital's own rule).
 */
export const courseNumber = (year: number, running: number) =>
  `K${year}${String(running).padStart(5, '0')}`
