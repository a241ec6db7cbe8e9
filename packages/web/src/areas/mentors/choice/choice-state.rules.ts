import type { MentorApplicationState } from '@residency/contract/areas/mentors/choice/application.flow'
import type { MentorWindowState } from '@residency/contract/areas/mentors/choice/mentor-window'
import type { Tone } from '../../../ui/state-tag.tsx'

export const APPLICATION_TONES: Readonly<Record<MentorApplicationState, Tone>> = {
  applied: 'wait',
  accepted: 'good',
  refused: 'bad',
  revoked: 'calm',
  lapsed: 'calm',
}
export const WINDOW_TONES: Readonly<Record<MentorWindowState, Tone>> = { open: 'good', upcoming: 'wait', over: 'calm', off: 'calm' }
