import type { ReviewCalls } from '@residency/contract/kernel'

/** A decision that can still be undone. */
export type Undoable = {
  id: number
  call: ReviewCalls['undo']
  /** Below these paths stands what is read again. */
  paths: readonly string[]
  /** What was done. */
  message: string
  /** Where the record was decided about; undo leads back to it. */
  path: string
  /** On the browser's own clock. */
  until: number
}

let current: Undoable | null = null
const listeners = new Set<() => void>()
/** The latest decision that can be undone; it outlives the page it was taken on. */
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
