import type { MentorApplicationState } from '@residency/contract/areas/mentors/choice/application.flow'
import type { MatchRun } from '@residency/contract/areas/mentors/choice/match.contract'
import type { MentorWindowState } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const APPLICATION_TONES: Readonly<Record<MentorApplicationState, Tone>> = {
  applied: 'wait',
  accepted: 'good',
  refused: 'bad',
  revoked: 'calm',
  lapsed: 'calm',
}

export const WINDOW_TONES: Readonly<Record<MentorWindowState, Tone>> = {
  open: 'good',
  upcoming: 'wait',
  over: 'calm',
  off: 'calm',
}

/** Whether the mentor has still to answer. */
export const isOpen = ({ state }: { state: MentorApplicationState }) => state === 'applied'
export const isRefused = ({ state }: { state: MentorApplicationState }) => state === 'refused'

/** A run that is only looked at. */
export const isPreview = ({ state }: Pick<MatchRun, 'state'>) => state === 'previewed'
