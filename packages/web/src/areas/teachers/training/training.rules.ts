import type { TrainingBaseState } from '@residency/contract/areas/teachers/training/training-base.flow'
import type { OwnClass } from '@residency/contract/areas/teachers/training/training-class.contract'
import type { TrainingClassState } from '@residency/contract/areas/teachers/training/training-class.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

/** Days as a sorted list, each once. */
export const sortedDays = (days: readonly string[]) => [...new Set(days)].sort()

type InState = { state: TrainingClassState }

/** The list is ticked while the class runs. */
export const isTicked = ({ state }: InState) => state === 'running'

/** Certificates are numbered when it is finished. */
export const hasNumbers = ({ state }: InState) => state === 'finished'
export const isCancelled = ({ state }: InState) => state === 'calledOff'
const isOver = (trainingClass: InState) => hasNumbers(trainingClass) || isCancelled(trainingClass)

/** Attendance says something once it has begun, unless it was cancelled. */
export const hasAttendance = (trainingClass: InState) =>
  isTicked(trainingClass) || hasNumbers(trainingClass)

/** Own classes under three headings. */
export const GROUPS = {
  mine: (trainingClass: OwnClass) => trainingClass.isIn && !isOver(trainingClass),
  open: (trainingClass: OwnClass) => !trainingClass.isIn,
  past: (trainingClass: OwnClass) => trainingClass.isIn && isOver(trainingClass),
} as const

export const BASE_TONES: Readonly<Record<TrainingBaseState, Tone>> = {
  submitted: 'wait',
  returned: 'busy',
  passed: 'good',
  rejected: 'bad',
}

export const CLASS_TONES: Readonly<Record<TrainingClassState, Tone>> = {
  plan: 'calm',
  open: 'wait',
  running: 'busy',
  finished: 'good',
  calledOff: 'bad',
}
