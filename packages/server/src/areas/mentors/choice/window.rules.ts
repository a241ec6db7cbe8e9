import type { MentorWindowState } from '@residency/contract/areas/mentors/choice/choice-window.contract'

type Times = { is_on: boolean; starts_at: Date; ends_at: Date }
/** Where a window stands; its end is the last second in which it is open. Switched off, it is off whatever the dates say. */
export function windowStateAt({ is_on, starts_at, ends_at }: Times, now: Date): MentorWindowState {
  if (!is_on) return 'off'
  if (now < starts_at) return 'upcoming'
  return now.getTime() < ends_at.getTime() + 1000 ? 'open' : 'over'
}

/**
 * Mentors answer from the beginning of the window on, also after its end: whoever applied on the last day is answered too. In a match they
 * do so until a result is published.
 */
export const isAnswerable = (state: MentorWindowState, mode: string, published: number) =>
  (state === 'open' || state === 'over') && !(mode === 'match' && state === 'over' && published > 0)
