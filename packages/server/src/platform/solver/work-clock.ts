/**
 * A task may take this many times its seconds on a machine that has other work, so that it ends in
 * any case.
 */
export const MAX_WAITING = 4

/**
 * Seconds for which this thread has had a processor; a Node that does not say (before 23.9) counts
 * the seconds that have passed.
 */
function threadSeconds(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now() / 1000

  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/**
 * The time of a task. What counts is how long its thread could work: next to other work on the
 * machine it has the same seconds as alone, within `MAX_WAITING` times as long.
 */
export class WorkClock {
  readonly #seconds: number
  readonly #begunAt = performance.now()
  readonly #workedBefore = threadSeconds()

  constructor(seconds: number) {
    this.#seconds = seconds
  }

  worked(): number {
    return threadSeconds() - this.#workedBefore
  }

  /** The share of the task's time that is used: 1 at its end. */
  share(): number {
    const passed = (performance.now() - this.#begunAt) / 1000
    return Math.max(this.worked() / this.#seconds, passed / (this.#seconds * MAX_WAITING))
  }

  left(): number {
    return Math.max(0, this.#seconds - this.worked())
  }

  isOver(): boolean {
    return this.share() >= 1
  }
}
