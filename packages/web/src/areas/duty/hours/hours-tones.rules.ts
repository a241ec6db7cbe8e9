import type { HourSource } from '@residency/contract/areas/duty/hours/hours.contract'
import type { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const WEEK_TONES: Readonly<Record<(typeof dutyWeekFlow.states)[number], Tone>> = {
  unconfirmed: 'wait',
  confirmed: 'good',
  questioned: 'bad',
}

export const SOURCE_TONES: Readonly<Record<HourSource, Tone>> = {
  signed: 'good',
  arrived: 'wait',
  corrected: 'busy',
  missed: 'calm',
  call: 'calm',
  missing: 'bad',
  ahead: 'calm',
}

/** The address that a phone opens when it scans the code of a department. */
export const shiftCodePath = (code: string) => `/duty/own-hours?code=${code}`
