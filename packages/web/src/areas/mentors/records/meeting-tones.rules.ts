import type { MeetingState } from '@residency/contract/areas/mentors/records/meeting.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const MEETING_TONES: Readonly<Record<MeetingState, Tone>> = {
  submitted: 'wait',
  confirmed: 'good',
  disputed: 'bad',
  withdrawn: 'calm',
}
