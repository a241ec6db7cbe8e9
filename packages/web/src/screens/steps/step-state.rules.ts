import type { FlowStep } from '../detail-screen.tsx'

/**
 * The state of a step, counted from 0, of a record that has reached the step `reached`; -1: the
 * record ended on another way, so no step is open.
 */
export function stepStateAt(step: number, reached: number): FlowStep['state'] {
  if (reached === -1) return 'wait'
  if (step <= reached) return 'finish'

  return step === reached + 1 ? 'process' : 'wait'
}
