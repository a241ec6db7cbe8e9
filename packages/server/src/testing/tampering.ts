/** The same bytes with one bit changed. `at` counts bits from the first byte on. */
export function flipBit(bytes: Uint8Array, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at >> 3]! ^= 1 << (at & 7)

  return changed
}

/**
 * The same text with a first letter that always differs: a fixed one would now and then change
 * nothing.
 */
export const changeFirstLetter = (text: string) =>
  (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
