import { DeliveryError } from '../delivery-error.ts'
import type { Mail } from './mail.ts'

const CONNECT_MS = 10_000
const SILENT_MS = 30_000

/** A server that says a word now and then is never silent: a whole message has so long. */
const WHOLE_MS = 120_000

/** What an SMTP server's refusal means: 5xx of a recipient is final, everything else may pass. */
function refusalOf(error: unknown): DeliveryError {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  if (code === 'EENVELOPE')
    return responseCode >= 500
      ? new DeliveryError('addressRefused', true)
      : new DeliveryError('refused')
  if (code === 'EAUTH') return new DeliveryError('notPermitted')
  if (code === 'EMESSAGE') return new DeliveryError('refused', responseCode >= 500)

  return new DeliveryError('unreachable')
}

/** The library is loaded with the first message: most starts send none. */
async function openTransport(url: string, from: string) {
  const { createTransport } = await import('nodemailer')

  const options = {
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  }

  return createTransport(options as Parameters<typeof createTransport>[0], { from })
}

/**
 * Mail by an SMTP server: `url` as smtps://user:password@host:port, or smtp:// with STARTTLS where
 * the server offers it.
 */
export function smtpMail(url: string, from: string, wholeMs = WHOLE_MS): Mail {
  let transport: ReturnType<typeof openTransport> | undefined
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '')

  /**
   * Ends the connections of a server that does not end its answer; the next message opens others.
   */
  const startOver = (stuck: ReturnType<typeof openTransport>) => {
    if (stuck === transport) transport = undefined
    void stuck.then((opened) => opened.close())
  }

  return {
    async send({ id, to, subject, text }) {
      transport ??= openTransport(url, from)

      const own = transport

      const sending = (await own).sendMail({
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })

      let timer: NodeJS.Timeout | undefined

      const isStuck = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          startOver(own)
          reject(new DeliveryError('unreachable'))
        }, wholeMs)
      })

      await Promise.race([sending, isStuck])
        .catch((e: unknown) => {
          throw e instanceof DeliveryError ? e : refusalOf(e)
        })
        .finally(() => clearTimeout(timer))
    },
  }
}
