import type { MentorWindowState } from '@residency/contract/areas/mentors/library/mentor-window.contract'

type Times = { startsAt: Date; endsAt: Date; isOn: boolean }

/** The first instant after a window: its end is the last second in which it is open. */
const shutsAt = ({ endsAt }: Times) => endsAt.getTime() + 1000

/** The state of a window at an instant; switched off wins over its dates. */
export function windowStateAt(window: Times, now: Date): MentorWindowState {
  if (!window.isOn) return 'off'
  if (now < window.startsAt) return 'upcoming'

  return now.getTime() < shutsAt(window) ? 'open' : 'over'
}

/**
 * The window of a base that counts now: the open one, else the next, else the last, else one that
 * is switched off.
 */
export function effectiveWindow<W extends Times>(windows: readonly W[], now: Date): W | undefined {
  const ofState = (state: MentorWindowState) =>
    windows.filter((window) => windowStateAt(window, now) === state)
  const byStart = (some: W[]) =>
    some.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return (
    byStart(ofState('open')).at(-1) ??
    byStart(ofState('upcoming'))[0] ??
    byStart(ofState('over')).at(-1) ??
    byStart(ofState('off')).at(-1)
  )
}

/**
 * Mentors answer from the beginning of the window on, also after its end: applicants of the last
 * day are answered too. In a match they do so until a result is published.
 */
export const isAnswerable = (state: MentorWindowState, mode: string, published: number) =>
  (state === 'open' || state === 'over') && !(mode === 'match' && state === 'over' && published > 0)
