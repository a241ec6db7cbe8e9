/** Stops on what cannot be unless the code is wrong: whoever calls gets a 500 with a reference, and `what` stands in the log. */
export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what)
}
