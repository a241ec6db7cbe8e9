import type { TASK_STATES } from '@residency/contract/kernel/task'

export type TaskState = (typeof TASK_STATES)[number]
type Step = { from: readonly TaskState[]; to: TaskState }

/** What leads from one state of a task to another. Nothing else knows the states; every write names its step. */
const STEPS = {
  /** A worker takes it up. */
  take: { from: ['waiting'], to: 'running' },
  /** A worker takes it from one that fell silent. */
  takeOver: { from: ['running'], to: 'running' },
  /** It broke, or its worker fell silent: somebody else shall try. */
  giveBack: { from: ['running'], to: 'waiting' },
  finish: { from: ['waiting', 'running'], to: 'done' },
  fail: { from: ['waiting', 'running'], to: 'failed' },
  cancel: { from: ['waiting', 'running'], to: 'cancelled' },
  retry: { from: ['failed'], to: 'waiting' },
} as const satisfies Record<string, Step>
export type TaskStep = keyof typeof STEPS
/** Steps after which nobody works on it any more. */
export type TaskEnd = 'finish' | 'fail' | 'cancel'

export const stepOf = (step: TaskStep): Step => STEPS[step]
export const mayStep = (step: TaskStep, state: string): boolean => stepOf(step).from.some((one) => one === state)
/** Whether a task still waits for a worker: then a word is enough to stop it. */
export const isUntouched = (state: string): boolean => mayStep('take', state)
