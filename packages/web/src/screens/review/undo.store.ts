import type { ReviewCalls } from '@residency/contract/kernel'

/** A decision that can be undone. */
export type Undoable = {
  id: number
  call: ReviewCalls['undo']

  /** The paths to refetch after undo. */
  paths: readonly string[]
  message: string

  /** The page of the decision; undo returns to it. */
  path: string

  /** In the browser's time. */
  until: number
}

let current: Undoable | null = null
const listeners = new Set<() => void>()

/** The latest decision that can be undone; it outlives its page. */
export const undoStore = {
  get: () => current,
  set(next: Undoable | null) {
    current = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
