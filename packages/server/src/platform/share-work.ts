/** The result of one of several inputs: its answer, its failure, or that it has to be tried alone. */
export type Outcome<Out> = { answer: Out } | { failure: unknown } | 'alone'

type Sharing<In, Out> = {
  /** At most so many inputs in one run. */
  most: number

  /**
   * A run begins so long after the one before it, so that more can share it; at once if it is full,
   * or if nobody else has asked for anything.
   */
  pauseMs: number

  /** After so long a run holds up nobody: who comes then begins another. */
  longestMs: number

  /** Inputs with the same key are never in one run, and keep their order. */
  keyOf: (input: In) => number | string

  /** Works on several inputs, each with an outcome of its own. */
  together: (inputs: readonly In[]) => Promise<readonly Outcome<Out>[]>
  alone: (input: In) => Promise<Out>
}

type Waiting<In, Out> = {
  input: In
  done: (answer: Out | Promise<Out>) => void
  failed: (error: unknown) => void
}

/**
 * Inputs that come while a run is under way, or soon after it, share the next one. When a run fails
 * as a whole, each of its inputs is tried alone.
 */
export function shareWork<In, Out>(sharing: Sharing<In, Out>) {
  const { most, pauseMs, longestMs, keyOf, together, alone } = sharing
  let waiting: Waiting<In, Out>[] = []
  let last = { begun: Number.NEGATIVE_INFINITY, keys: new Set<number | string>() }
  let isRunning = false
  let timer: NodeJS.Timeout | null = null

  /** The first of those that wait, of each key one. */
  function takeSome(): Waiting<In, Out>[] {
    const keys = new Set<number | string>()
    const taken: Waiting<In, Out>[] = []
    const left: Waiting<In, Out>[] = []

    for (const item of waiting) {
      const key = keyOf(item.input)
      if (taken.length < most && !keys.has(key)) taken.push(item)
      else left.push(item)

      keys.add(key)
    }

    waiting = left

    return taken
  }

  function settle({ input, done, failed }: Waiting<In, Out>, outcome: Outcome<Out>) {
    if (outcome === 'alone') done(alone(input))
    else if ('failure' in outcome) failed(outcome.failure)
    else done(outcome.answer)
  }

  async function runSome() {
    const some = takeSome()
    const mine = {
      begun: performance.now(),
      keys: new Set(some.map(({ input }) => keyOf(input))),
    }

    last = mine
    isRunning = true

    const outcomes = await together(some.map(({ input }) => input)).catch(() =>
      some.map(() => 'alone' as const),
    )

    for (const [at, item] of some.entries()) settle(item, outcomes[at]!)

    if (last !== mine) return

    isRunning = false
    runIfDue()
  }

  /** Whether those that wait are of one key, and the last run had no other. */
  const isOfOne = () =>
    last.keys.size === 1 && waiting.every(({ input }) => last.keys.has(keyOf(input)))

  function runIfDue() {
    const age = performance.now() - last.begun
    if (waiting.length === 0 || (isRunning && age <= longestMs)) return

    if (timer) clearTimeout(timer)
    timer = null

    if (age >= pauseMs || waiting.length >= most || isOfOne()) void runSome()
    else timer = setTimeout(runIfDue, pauseMs - age)
  }

  return (input: In): Promise<Out> =>
    new Promise((done, failed) => {
      waiting.push({ input, done, failed })
      runIfDue()
    })
}
