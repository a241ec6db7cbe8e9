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
