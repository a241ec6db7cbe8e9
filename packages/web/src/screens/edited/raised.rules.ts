/** A list in which the element at a place changes places with the one before it. */
export function raised<T>(list: readonly T[], at: number): T[] {
  const next = [...list]
  next.splice(at - 1, 2, list[at]!, list[at - 1]!)

  return next
}
