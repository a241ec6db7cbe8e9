import type { TeacherChangeState } from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const CHANGE_TONES: Readonly<Record<TeacherChangeState, Tone>> = {
  submitted: 'wait',
  passed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}
