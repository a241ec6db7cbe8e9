const FIRST = 128 * 1024

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
  let held = 0

  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; ) {
      const count = Math.min(chunk.length - at, length - held)
      if (held + count > filling.length)
        filling = enlarged(filling, held, Math.min(length, Math.max(FIRST, 2 * held, held + count)))

      chunk.copy(filling, held, at, at + count)
      at += count
      held += count
      if (held < length) continue

      yield filling.subarray(0, held)
      ;[filling, other] = [other, filling]
      held = 0
    }

  if (held > 0) yield filling.subarray(0, held)
}

function enlarged(from: Buffer, held: number, length: number) {
  const larger = Buffer.allocUnsafeSlow(length)
  from.copy(larger, 0, 0, held)

  return larger
}
