import { setImmediate } from 'node:timers/promises'

/** The longest time other requests wait for a step of long work. */
const STEP_MS = 15

/**
 * Yields to other requests between steps of long work, once the steps since the last time have
 * taken a moment.
 */
export function createYielder(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < STEP_MS) return

    await setImmediate()
    begun = performance.now()
  }
}
