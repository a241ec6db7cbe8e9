import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { HOUR_MS } from '@residency/contract/kernel/day'

declare module '../http/ctx.ts' {
  interface Services {
    /** When the certificates of our addresses end. */
    certificateEnds: CertificateEnds
  }
}

const READ_AGAIN_MS = HOUR_MS
const TIMEOUT_MS = 5000

/**
 * When the certificate of an https address ends; null if nothing answers. A certificate that is not
 * trusted is read too, because an expired one is not.
 */
const readCertificateEnd = (address: URL): Promise<Date | null> =>
  new Promise((resolve) => {
    const host = address.hostname.replace(/^\[|\]$/g, '')

    const socket = connect({
      host,
      port: Number(address.port || 443),
      // an address is no name (RFC 6066)
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    })

    const end = (date: Date | null) => {
      socket.destroy()
      resolve(date)
    }

    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)))
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })

type KnownEnd = { readAt: number; end: Date | null }

/**
 * When the certificates of these addresses end. Nobody waits for a server: an answer has what was
 * read last, and an old one is read again meanwhile.
 */
export function watchCertificates(addresses: readonly string[], now: () => Date) {
  const hosts = new Map(
    addresses
      .filter((address) => address.startsWith('https:'))
      .map((address) => [new URL(address).host, new URL(address)]),
  )

  const known = new Map<string, KnownEnd>()

  async function readEnd(host: string, address: URL) {
    const readAt = now().getTime()
    const before = known.get(host)
    if (before && readAt - before.readAt < READ_AGAIN_MS) return

    known.set(host, { readAt, end: before?.end ?? null })
    known.set(host, { readAt, end: await readCertificateEnd(address) })
  }

  return () =>
    [...hosts].map(([host, address]) => {
      void readEnd(host, address)

      return { host, end: known.get(host)?.end ?? null }
    })
}

type CertificateEnds = ReturnType<typeof watchCertificates>
