import type { CheckRow } from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import type { CheckState } from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const CHECK_TONES: Readonly<Record<CheckState, Tone>> = {
  undecided: 'wait',
  passed: 'good',
  objected: 'bad',
  overruled: 'good',
  removed: 'calm',
  lapsed: 'calm',
}

/** The text and tone of a check's own status. */
export const statusOf = ({
  isClosed,
  isOverdue,
}: CheckRow): { label: 'isClosed' | 'isOverdue' | 'isOpen'; tone: Tone } => {
  if (isClosed) return { label: 'isClosed', tone: 'calm' }
  return isOverdue ? { label: 'isOverdue', tone: 'wait' } : { label: 'isOpen', tone: 'good' }
}

/** The address of the records of a check in a state. */
export const recordsPath = (checkId: number, state: CheckState) =>
  `/teacher/check-records?checkId=${checkId}&state=${state}`
