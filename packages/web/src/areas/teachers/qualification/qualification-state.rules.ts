import type { QualificationState } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import type { FlowStep } from '../../../screens/detail-screen.tsx'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const TONES: Readonly<Record<QualificationState, Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  departmentPassed: 'wait',
  basePassed: 'wait',
  qualified: 'good',
  returned: 'busy',
  rejected: 'bad',
  withdrawn: 'calm',
  replaced: 'calm',
  expired: 'calm',
  removed: 'bad',
}

type Step = { action: string; label: string; at: string | null; by: string | null; isDone: boolean }

/** Steps of the way for the step line: done ones with person and time, the next one in progress. */
export function stepsOf(schedule: readonly Step[]): FlowStep[] {
  const next = schedule.findIndex(({ isDone }) => !isDone)
  return schedule.map(({ label, at, by, isDone }, i) => {
    const chooseState = () => {
      if (isDone) return 'finish'

      return i === next ? 'process' : 'wait'
    }

    return {
      title: label,
      note: [by, at?.slice(0, 10)].filter(Boolean).join(' '),
      state: chooseState(),
    }
  })
}

/** Whether the reason of the last decision concerns the applicant now. */
export const reasonKind = (state: QualificationState) =>
  state === 'returned' || state === 'rejected' ? state : null

/** The status of a condition: what is not stated yet is neither met nor failed. */
export const outcomeOf = ({ isMet, isStated }: { isMet: boolean; isStated: boolean }) => {
  if (isMet) return 'met'

  return isStated ? 'unmet' : 'open'
}
