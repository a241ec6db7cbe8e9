/**
 * A semaphore: so much work runs at once, the rest waits in the order in which it came. For work
 * that needs much memory.
 */
export function openPlaces(count: number) {
  let free = count
  const waiting: (() => void)[] = []

  return async function runInPlace<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))

    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
