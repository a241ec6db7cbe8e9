import type { AnyFlow } from '@residency/contract/kernel'

/** Whether an action of a flow brings a record on, rather than back or to an end. */
export const isForward = (flow: AnyFlow, action: string) => flow.actions[action]!.kind === 'forward'

/** Whether an action brings a record of this state on. */
export const isMovedForward = (flow: AnyFlow, action: string, state: string) =>
  isForward(flow, action) && flow.actions[action]!.from.includes(state)
