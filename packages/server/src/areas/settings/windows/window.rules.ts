import type { WindowState } from '@residency/contract/areas/settings/windows/time-window.contract'

export type Span = { startsAt: Date; endsAt: Date; shutsAt?: Date | null }

/**
 * A window includes its whole last second: one until 23:59:59 closes at 00:00:00. One that follows
 * from a record says when it closes.
 */
const SECOND_MS = 1000
const shutsAt = ({ endsAt, shutsAt }: Span) => shutsAt?.getTime() ?? endsAt.getTime() + SECOND_MS

export const isOpenAt = (window: Span, now: Date) =>
  window.startsAt.getTime() <= now.getTime() && now.getTime() < shutsAt(window)

export function stateAt(window: Span & { status: number }, now: Date): WindowState {
  if (window.status === 0) return 'disabled'
  if (isOpenAt(window, now)) return 'open'

  return now.getTime() < window.startsAt.getTime() ? 'upcoming' : 'over'
}

type Specific = Span & { year: number | null; batch: string }
const specificness = ({ year, batch }: Specific) => (year === null ? 0 : 2) + (batch === '' ? 0 : 1)

/**
 * The effective window: an open one (the most specific, then the latest), else the next to begin,
 * else the last that ended.
 */
export function effectiveWindow<W extends Specific>(
  windows: readonly W[],
  now: Date,
): W | undefined {
  const open = windows.filter((window) => isOpenAt(window, now))
  if (open.length)
    return open.sort(
      (a, b) => specificness(b) - specificness(a) || b.startsAt.getTime() - a.startsAt.getTime(),
    )[0]

  const next = windows.filter(({ startsAt }) => startsAt.getTime() > now.getTime())
  if (next.length) return next.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0]

  return [...windows].sort((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0]
}
