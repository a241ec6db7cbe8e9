/** Long work in steps: between two of them, some tens of milliseconds apart, whoever serves others lets them have their turn. */
export type Steps<T> = Generator<undefined, T>

/** Does the steps one after another, here and now. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const AT_ONCE = 1000
/** `list.map(make)`, so many at a step. */
export function* mapInSteps<A, B>(list: readonly A[], make: (one: A, at: number) => B, atOnce = AT_ONCE): Steps<B[]> {
  const made: B[] = []
  for (let from = 0; from < list.length; from += atOnce) {
    for (let at = from; at < Math.min(from + atOnce, list.length); at++) made.push(make(list[at]!, at))
    yield
  }
  return made
}
