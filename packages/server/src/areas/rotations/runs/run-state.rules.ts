type RunState = 'queued' | 'running' | 'done' | 'stopped' | 'failed'
type Step = { from: readonly RunState[]; to: RunState }

/** Transitions between the states of a computation. No person takes them: a process does. */
const STEPS = {
  /** A process begins it. */
  take: { from: ['queued'], to: 'running' },
  finish: { from: ['queued', 'running'], to: 'done' },

  /** Somebody asked to stop; what was found is kept. */
  stop: { from: ['queued', 'running'], to: 'stopped' },

  /** It ended unexpectedly, or its process is silent. */
  fail: { from: ['queued', 'running'], to: 'failed' },
} as const satisfies Record<string, Step>

type RunStep = keyof typeof STEPS

/** Transitions into a final state. */
export type RunEnd = Exclude<RunStep, 'take'>

export const runStep = (step: RunStep): Step => STEPS[step]
