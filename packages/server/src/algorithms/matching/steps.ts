/**
 * Long work in steps of some tens of milliseconds; a server yields to other requests between them.
 */
export type Steps<T> = Generator<undefined, T>

/** Runs all steps synchronously. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Runs all steps and yields to other requests between them. */
export async function runYielding<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value

    await new Promise((next) => setImmediate(next))
  }
}

const AT_ONCE = 1000

/** `list.map(make)`, a batch per step. */
export function* mapInSteps<A, B>(
  list: readonly A[],
  make: (item: A, at: number) => B,
  atOnce = AT_ONCE,
): Steps<B[]> {
  const made: B[] = []
  for (let from = 0; from < list.length; from += atOnce) {
    for (let at = from; at < Math.min(from + atOnce, list.length); at++)
      made.push(make(list[at]!, at))
    yield
  }

  return made
}
