/** What became of one of several inputs: its answer, its failure, or that it has to be tried alone. */
export type Outcome<Out> = { answer: Out } | { failure: unknown } | 'alone'

type Sharing<In, Out> = {
  /** At most so many inputs in one run. */
  most: number
  /** After so long a run holds up nobody: who comes then begins another. */
  patienceMs: number
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
 * Inputs that come while a run is under way share the next one; without a run one begins at once.
 * When a run fails as a whole, each of its inputs is tried alone.
 */
export function shareWork<In, Out>({ most, patienceMs, keyOf, together, alone }: Sharing<In, Out>) {
  let waiting: Waiting<In, Out>[] = []
  let run: { begun: number } | null = null

  /** The first of those that wait, of each key one. */
  function takeSome(): Waiting<In, Out>[] {
    const keys = new Set<number | string>()
    const taken: Waiting<In, Out>[] = []
    const left: Waiting<In, Out>[] = []

    for (const one of waiting) {
      const key = keyOf(one.input)
      if (taken.length < most && !keys.has(key)) taken.push(one)
      else left.push(one)

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
    const mine = { begun: performance.now() }
    const some = takeSome()

    run = mine

    const outcomes = await together(some.map(({ input }) => input)).catch(() =>
      some.map(() => 'alone' as const),
    )

    for (const [at, one] of some.entries()) settle(one, outcomes[at]!)

    if (run !== mine) return

    run = null
    if (waiting.length > 0) void runSome()
  }

  return (input: In): Promise<Out> =>
    new Promise((done, failed) => {
      waiting.push({ input, done, failed })
      if (run === null || performance.now() - run.begun > patienceMs) void runSome()
    })
}
