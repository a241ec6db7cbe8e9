import { connect } from 'node:net'

/** Sends bytes as they are to a listening server and answers everything that comes back until it hangs up or falls silent. */
export function sendRaw(port: number, bytes: string | Buffer, silenceMs = 600): Promise<string> {
  return new Promise((done, broken) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const end = () => {
      socket.destroy()
      done(Buffer.concat(chunks).toString('latin1'))
    }
    socket.setTimeout(silenceMs, end)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', end)
    socket.on('error', (e: NodeJS.ErrnoException) => (e.code === 'ECONNRESET' || e.code === 'EPIPE' ? end() : broken(e)))
  })
}

/** Status of the first answer and how many answers there are. */
export const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((m) => Number(m[1]))
