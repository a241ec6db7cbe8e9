import type { OwnClass } from '@residency/contract/areas/teachers/training/training-class.contract'
import type { TrainingClassState } from '@residency/contract/areas/teachers/training/training-class.flow'

type InState = { state: TrainingClassState }
/** The list is ticked while the class runs. */
export const isTicked = ({ state }: InState) => state === 'running'
/** Certificates are numbered when it is finished. */
export const hasNumbers = ({ state }: InState) => state === 'finished'
export const isCancelled = ({ state }: InState) => state === 'calledOff'
const isOver = (one: InState) => hasNumbers(one) || isCancelled(one)
/** Attendance says something once it has begun, unless it was cancelled. */
export const hasAttendance = (one: InState) => isTicked(one) || hasNumbers(one)

/** Own classes under three headings. */
export const GROUPS = {
  mine: (one: OwnClass) => one.isIn && !isOver(one),
  open: (one: OwnClass) => !one.isIn,
  past: (one: OwnClass) => one.isIn && isOver(one),
} as const
