import { Worker } from 'node:worker_threads'
import type { BoundReport, BoundsTask, Proof } from './prove-bounds.ts'
import { programFile } from './solver-files.ts'

/**
 * Proves bounds in a thread while another one searches. Without bounds from linear programs the plan is as
 * good; it is only proven less often.
 */
export class BoundsThread {
  readonly #values: Float64Array
  readonly #worker: Worker

  /** @param count of the parts of the instance */
  constructor(
    proof: Proof,
    count: number,
    seconds: number,
    onBound: (part: number, bound: number) => void,
  ) {
    this.#values = new Float64Array(new SharedArrayBuffer(8 * count)).fill(Infinity)

    const { file, execArgv } = programFile('timetable-bounds')
    const workerData: BoundsTask = { proof, seconds, values: this.#values }

    this.#worker = new Worker(file, {
      workerData,
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: 300 },
    })

    this.#worker.on('message', ({ part, bound }: BoundReport) => onBound(part, bound))
    this.#worker.on('error', () => undefined)
  }

  /** What the search has found for each part so far. */
  report(values: readonly number[]): void {
    this.#values.set(values)
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
