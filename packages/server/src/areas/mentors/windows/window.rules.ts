import type { MentorWindowState } from '@residency/contract/areas/mentors/library/mentor-window.contract'

/**
 * Mentors answer from the beginning of the window on, also after its end: applicants of the last
 * day are answered too. In a match they do so until a result is published.
 */
export const isAnswerable = (state: MentorWindowState, mode: string, published: number) =>
  (state === 'open' || state === 'over') && !(mode === 'match' && state === 'over' && published > 0)
