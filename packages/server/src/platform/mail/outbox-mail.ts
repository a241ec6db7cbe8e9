import type { Sms } from '../sms/sms.ts'
import type { Mail } from './mail.ts'

/**
 * Mail kept in the outbox instead of being sent: for demos and installations without a mail server.
 */
export const outboxMail = (outbox: Sms): Mail => ({
  send: ({ to, subject, text }) =>
    outbox.send({ purpose: 'mail.notice', mobile: to, text: `${subject}\n\n${text}` }),
})
