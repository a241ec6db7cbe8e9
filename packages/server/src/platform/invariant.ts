/** Throws on a programming error: the caller gets a 500 with a reference, and `what` is logged. */
export function invariant(holds: unknown, what: string): asserts holds {
  if (!holds) throw new Error(what)
}
