import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_MS = 15_000
type Nothing = false | null | undefined

/**
 * Waits for something that is certain to come and has no event of its own: returns the first answer
 * of `look` that is neither false, null nor undefined. The limit only ends a test whose condition
 * never comes, so it is far above what a busy machine needs. Time passes really, also where a test
 * has replaced the timers.
 */
export async function waitUntil<T>(
  what: string,
  look: () => T | Promise<T>,
  longestMs = LONGEST_MS,
): Promise<Exclude<T, Nothing>> {
  for (const end = performance.now() + longestMs; performance.now() < end; await sleep(10)) {
    const found = await look()
    if (found !== false && found !== null && found !== undefined)
      return found as Exclude<T, Nothing>
  }

  throw new Error(`waited in vain: ${what}`)
}
