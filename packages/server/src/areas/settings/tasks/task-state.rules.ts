import type { TASK_STATES } from '@residency/contract/kernel/task'

type TaskState = (typeof TASK_STATES)[number]
type Step = { from: readonly TaskState[]; to: TaskState }

/**
 * Transitions between task states. States are used nowhere else; every write names its transition.
 */
const STEPS = {
  /** A worker starts it. */
  take: { from: ['waiting'], to: 'running' },

  /** A worker takes over from one without heartbeat. */
  takeOver: { from: ['running'], to: 'running' },

  /** It failed unexpectedly or its worker died: requeue it. */
  giveBack: { from: ['running'], to: 'waiting' },
  finish: { from: ['waiting', 'running'], to: 'done' },
  fail: { from: ['waiting', 'running'], to: 'failed' },
  cancel: { from: ['waiting', 'running'], to: 'cancelled' },
  retry: { from: ['failed'], to: 'waiting' },
} as const satisfies Record<string, Step>

export type TaskStep = keyof typeof STEPS

/** Transitions into a final state. */
export type TaskEnd = 'finish' | 'fail' | 'cancel'

export const stepOf = (step: TaskStep): Step => STEPS[step]

export const mayStep = (step: TaskStep, state: string): boolean =>
  stepOf(step).from.some((start) => start === state)

/** Whether a task still waits for a worker and can be cancelled at once. */
export const isUntouched = (state: string): boolean => mayStep('take', state)
