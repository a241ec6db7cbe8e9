import { HOUR_MS } from '@residency/contract/kernel/day'

type Away = { isAway: boolean; count: number; seconds: number; since: number | null }
type Step = { kind: string; madeAt: number }

/** A device whose clock jumps must not cause an absence of years. */
const MAX_MS = 6 * HOUR_MS

/**
 * How often and how long the page was left, by the device's own clock: both ends of an absence are
 * read from the same one.
 */
export function awayAfter(before: Away, steps: readonly Step[]): Away {
  const now = { ...before }
  for (const { kind, madeAt } of steps) {
    if (kind === 'leave' && !now.isAway)
      Object.assign(now, { isAway: true, count: now.count + 1, since: madeAt })
    if (kind === 'return' && now.isAway) {
      const ms = now.since === null ? 0 : Math.min(Math.max(madeAt - now.since, 0), MAX_MS)
      Object.assign(now, {
        isAway: false,
        seconds: now.seconds + Math.round(ms / 1000),
        since: null,
      })
    }
  }

  return now
}
