import type { DutyState } from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const DUTY_TONES: Readonly<Record<DutyState, Tone>> = {
  submitted: 'wait',
  confirmed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}
