import { Readable } from 'node:stream'

/**
 * A stream of chunks that are made one after the other, once the first is there: what goes wrong
 * before it is an answer with an error, not a broken download. It is filled as fast as they are
 * made, so that a slow reader does not hold up who makes them; if the reader goes away, no more are
 * made.
 */
export async function readAhead(chunks: AsyncGenerator<Buffer>): Promise<Readable> {
  const first = await chunks.next()
  const stream = new Readable({ read() {} })

  const fill = async () => {
    if (!first.done) stream.push(first.value)

    for await (const chunk of chunks) {
      if (stream.destroyed) return
      stream.push(chunk)
    }

    stream.push(null)
  }

  void fill().catch((error: Error) => stream.destroy(error))

  return stream
}
