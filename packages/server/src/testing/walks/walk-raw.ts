import { connect } from 'node:net'

/**
 * How long a server may take to answer, or to hang up: far above what a busy machine needs, it only
 * ends a test that fails.
 */
const LONGEST_MS = 15_000

/** How long the end of an answer is waited for on a connection that stays open. */
const PAUSE_MS = 600

type RawAnswer = { text: string; isClosed: boolean }

/**
 * Sends bytes as they are; ends when the server hangs up, or was silent for `pauseMs` after the
 * first bytes of its answer.
 */
function send(port: number, bytes: string | Buffer, pauseMs: number): Promise<RawAnswer> {
  return new Promise((done, refuse) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))

    const end = (isClosed: boolean) => {
      socket.destroy()
      done({ text: Buffer.concat(chunks).toString('latin1'), isClosed })
    }

    socket.setTimeout(LONGEST_MS, () => end(false))

    socket.on('data', (chunk) => {
      chunks.push(chunk)
      socket.setTimeout(pauseMs)
    })

    socket.on('close', () => end(true))
    socket.on('error', (e: NodeJS.ErrnoException) =>
      e.code === 'ECONNRESET' || e.code === 'EPIPE' ? end(true) : refuse(e),
    )
  })
}

/**
 * Sends bytes as they are to a listening server and answers everything that comes back until it
 * hangs up or falls silent.
 */
export const sendRaw = async (port: number, bytes: string | Buffer) =>
  (await send(port, bytes, PAUSE_MS)).text

/** The same for a server that must hang up by itself: it throws if the connection stays open. */
export async function sendRawUntilClosed(port: number, bytes: string | Buffer): Promise<string> {
  const { text, isClosed } = await send(port, bytes, LONGEST_MS)
  if (!isClosed) throw new Error(`the server did not hang up, its answer was: ${text}`)

  return text
}

/** Status of the first answer and how many answers there are. */
export const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((m) => Number(m[1]))
