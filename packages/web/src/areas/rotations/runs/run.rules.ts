import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'

type RunStatus = Pick<SolverRun, 'state' | 'actions'>

/** Times its seconds that a computation may take while the server has other work. */
const MAX_WAITING = 4
type RunTimes = Pick<SolverRun, 'seconds' | 'passed' | 'curve'>

/**
 * How much of the time of a computation is used, in percent: what it could work, and what it has
 * waited.
 */
export const percentUsed = ({ seconds, passed, curve }: RunTimes) => {
  const worked = curve.at(-1)?.seconds ?? 0
  return Math.min(
    100,
    Math.round(Math.max(worked / seconds, passed / (seconds * MAX_WAITING)) * 100),
  )
}

export const isQueued = ({ state }: RunStatus) => state === 'queued'
export const isUnderWay = ({ state }: RunStatus) => state === 'queued' || state === 'running'
export const wasStopped = ({ state }: RunStatus) => state === 'stopped'
export const hasFailed = ({ state }: RunStatus) => state === 'failed'
export const canAdopt = ({ actions }: RunStatus) => actions.includes('apply')
export const canStop = ({ actions }: RunStatus) => actions.includes('stop')
