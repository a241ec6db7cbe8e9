/** A buffer begins with so many bytes, and doubles until a piece fits. */
const FIRST_BUFFER_BYTES = 128 * 1024

/**
 * The stream in pieces of exactly `length` bytes; the last may be shorter but is never empty. Two
 * buffers take turns to avoid garbage, so the bytes of a piece are overwritten while the piece after
 * the next one is filled.
 */
export async function* piecesOf(
  bytes: AsyncIterable<Buffer>,
  length: number,
): AsyncIterable<Buffer> {
  let [filling, other] = [Buffer.alloc(0), Buffer.alloc(0)]
  let filled = 0

  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; ) {
      const count = Math.min(chunk.length - at, length - filled)
      if (filled + count > filling.length)
        filling = enlarged(filling, { filled, needed: filled + count, length })

      chunk.copy(filling, filled, at, at + count)
      at += count
      filled += count
      if (filled < length) continue

      yield filling.subarray(0, filled)
      ;[filling, other] = [other, filling]
      filled = 0
    }

  if (filled > 0) yield filling.subarray(0, filled)
}

/** A larger buffer, at most `length` bytes, with the bytes that are there already. */
function enlarged(
  from: Buffer,
  { filled, needed, length }: { filled: number; needed: number; length: number },
) {
  const size = Math.min(length, Math.max(FIRST_BUFFER_BYTES, 2 * filled, needed))
  const larger = Buffer.allocUnsafeSlow(size)
  from.copy(larger, 0, 0, filled)

  return larger
}
