/** The stream in pieces of exactly `length` bytes; the last one is shorter or just as long, never empty. */
export async function* piecesOf(bytes: AsyncIterable<Buffer>, length: number): AsyncIterable<Buffer> {
  let waiting: Buffer[] = []
  let held = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    held += chunk.length
    if (held < length) continue
    let all = Buffer.concat(waiting)
    for (; all.length >= length; all = all.subarray(length)) yield all.subarray(0, length)
    waiting = all.length ? [all] : []
    held = all.length
  }
  if (held > 0) yield Buffer.concat(waiting)
}
