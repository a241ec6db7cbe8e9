import type { Sms } from '../sms/sms.ts'

declare module '../http/ctx.ts' {
  interface Services {
    /** null: this installation sends no mail. */
    mail: Mail | null
  }
}

/**
 * `id` is the same for every try of one message, so that a mail server recognises a second copy.
 */
export type MailMessage = { id: string; to: string; subject: string; text: string }

/**
 * `send` resolves when the server has accepted the message and throws `DeliveryError` if it has
 * not. Address and text are never logged.
 */
export type Mail = { send(message: MailMessage): Promise<void> }

/**
 * Mail kept in the outbox instead of being sent: for demos and installations without a mail server.
 */
export const outboxMail = (outbox: Sms): Mail => ({
  send: ({ to, subject, text }) =>
    outbox.send({ purpose: 'mail.notice', mobile: to, text: `${subject}\n\n${text}` }),
})
