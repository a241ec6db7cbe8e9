import type { MentorEntryState } from '@residency/contract/areas/mentors/library/mentor-entry.flow'
import type { MentorWindowState } from '@residency/contract/areas/mentors/library/mentor-window.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const ENTRY_TONES: Readonly<Record<MentorEntryState, Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  departmentPassed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

export const WINDOW_TONES: Readonly<Record<MentorWindowState, Tone>> = {
  upcoming: 'wait',
  open: 'good',
  over: 'calm',
  off: 'calm',
}

/** What the own entry says: the reason of a rejection, and whether a change submits it again. */
export const ownEntryOf = (state: MentorEntryState) => ({
  showsReason: state === 'rejected',
  isSubmittedAnew: state === 'rejected' || state === 'withdrawn',
})
