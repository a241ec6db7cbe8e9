import { createTransport } from 'nodemailer'
import { NotTaken } from '../not-taken.ts'
import type { Mail } from './mail.ts'

const CONNECT_MS = 10_000
const SILENT_MS = 30_000

/** What an SMTP server's refusal means: 5xx of a recipient is final, everything else may pass. */
function refusalOf(error: unknown): NotTaken {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  if (code === 'EENVELOPE') return responseCode >= 500 ? new NotTaken('addressRefused', true) : new NotTaken('refused')
  if (code === 'EAUTH') return new NotTaken('notPermitted')
  if (code === 'EMESSAGE') return new NotTaken('refused', responseCode >= 500)
  return new NotTaken('unreachable')
}

/** Mail by an SMTP server: `url` as smtps://user:password@host:port, or smtp:// with STARTTLS where the server offers it. */
export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as Parameters<typeof createTransport>[0],
    { from },
  )
  const host = from.replace(/^.*@/, '').replace(/>.*$/, '')
  return {
    async send({ id, to, subject, text }) {
      await transport
        .sendMail({
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        .catch((e: unknown) => {
          throw refusalOf(e)
        })
    },
  }
}
