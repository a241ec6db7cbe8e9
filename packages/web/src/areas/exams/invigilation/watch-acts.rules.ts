import type { WatchStatus } from '@residency/contract/areas/exams/exam/watch-status.rules'

/** What an invigilator may do, the usual first. */
const WATCH_ACTS = ['extraTime', 'message', 'pause', 'resume', 'readmit', 'finish'] as const
export type WatchAct = (typeof WATCH_ACTS)[number]

const STATE_ACTS: Readonly<Record<WatchStatus, readonly WatchAct[]>> = {
  notStarted: ['extraTime', 'message'],
  running: ['extraTime', 'message', 'pause', 'readmit', 'finish'],
  away: ['extraTime', 'message', 'pause', 'readmit', 'finish'],
  silent: ['extraTime', 'message', 'pause', 'readmit', 'finish'],
  paused: ['resume', 'extraTime', 'message', 'readmit', 'finish'],
  submitted: [],
  timedOut: [],
}

/**
 * What is offered for a candidate of this status; for several everything, and the server names
 * those for whom it was not done.
 */
export const actsOf = (status: WatchStatus | null) =>
  status === null ? WATCH_ACTS : STATE_ACTS[status]

/** `ids` null: for everybody. */
export type WatchFormProps = {
  isOpen: boolean
  act: WatchAct
  id: number
  ids: readonly number[] | null
  names: readonly string[]
  onDone: () => void
  onClose: () => void
}

/** Everything except a message and ending a pause needs a reason. */
export const needsReason = (act: WatchAct) => act !== 'message' && act !== 'resume'
