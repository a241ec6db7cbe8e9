import type pg from 'pg'

/** COPY through the internals of a pg client, which has no public API for it. */
type Wire = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(why: string): void
}

const MAX_BUFFERED = 1024 * 1024

/** A promise resolved from outside. */
function signal() {
  let give = () => {}
  const promise = new Promise<void>((done) => {
    give = done
  })

  return { give, promise }
}

/** Runs `COPY … TO STDOUT` and yields its bytes with back pressure. Returns the number of rows. */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer, number> {
  let chunks: Buffer[] = []
  let bufferedBytes = 0
  let rows: number | undefined
  let error: Error | undefined
  let isOver = false
  let newData = signal()
  let wire: Wire | undefined

  const wake = () => {
    newData.give()
    newData = signal()
  }

  client.query({
    submit(connection: pg.Connection) {
      wire = connection as Wire
      wire.query(text)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      if (isOver) return

      chunks.push(Buffer.from(chunk)) // the parser reuses its buffer
      bufferedBytes += chunk.length

      if (bufferedBytes > MAX_BUFFERED) wire?.stream.pause()

      wake()
    },
    handleCommandComplete({ text: done }: { text: string }) {
      rows = Number(done.split(' ')[1])
    },
    handleReadyForQuery() {
      isOver = true
      wake()
    },
    handleError(e: Error) {
      error = e
      wake()
    },
  })

  try {
    for (;;) {
      if (chunks.length) {
        const all = Buffer.concat(chunks)
        chunks = []
        bufferedBytes = 0
        wire?.stream.resume()
        yield all
      } else if (error) throw error
      else if (isOver) return rows ?? 0
      else await newData.promise
    }
  } finally {
    isOver = true
    wire?.stream.resume()
  }
}

/**
 * Runs `COPY … FROM STDIN` with these bytes; if the stream fails, the statement fails and the
 * caller gets the stream's error.
 */
export function copyIn(
  client: pg.Client,
  text: string,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((done, failed) => {
    let error: Error | undefined
    let newData = signal()

    const wake = () => {
      newData.give()
      newData = signal()
    }

    async function send(wire: Wire) {
      try {
        for await (const chunk of bytes) {
          if (error) return

          wire.sendCopyFromChunk(chunk)
          if (!wire.stream.writableNeedDrain) continue

          wire.stream.once('drain', wake)
          await newData.promise
        }

        if (!error) wire.endCopyFrom()
      } catch (e) {
        error ??= e as Error
        wire.sendCopyFail('the sender gave up')
      }
    }

    client.query({
      submit: (connection: pg.Connection) => connection.query(text),
      handleCopyInResponse: (connection: pg.Connection) => void send(connection as Wire),
      handleCommandComplete() {},
      handleReadyForQuery: () => done(),
      handleError(e: Error) {
        error ??= e
        wake()
        failed(error)
      },
    })
  })
}
