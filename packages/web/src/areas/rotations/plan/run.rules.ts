import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'

type Seen = Pick<SolverRun, 'state' | 'actions'>
export const isQueued = ({ state }: Seen) => state === 'queued'
export const isUnderWay = ({ state }: Seen) => state === 'queued' || state === 'running'
export const wasStopped = ({ state }: Seen) => state === 'stopped'
export const hasFailed = ({ state }: Seen) => state === 'failed'
export const canAdopt = ({ actions }: Seen) => actions.includes('apply')
export const canStop = ({ actions }: Seen) => actions.includes('stop')
