declare module '../http/ctx.ts' {
  interface Services {
    sms: Sms
  }
}

/**
 * `purpose` is what the message is for: login, register, bind or employment (a code), or a notice. Carriers send only texts of a
 * registered template, into which they put `code`, or without one `text`; `text` is always the whole message. Number, code and text
 * are personal data and are never logged.
 */
export type Message = { purpose: string; mobile: string; text: string; code?: string }
/**
 * A carrier of text messages. `send` resolves when the carrier has accepted the message and throws if it has not: `Undeliverable`
 * when another try cannot succeed, anything else when a later one may.
 */
export type Sms = { send(message: Message): Promise<void> }

/** `number`: it does not exist; `recipient`: they or the carrier bar such messages; `text`: the carrier does not send this content. */
export type UndeliverableReason = 'number' | 'recipient' | 'text'
/** The carrier refused the message for good. Carries the carrier's code, never a number or a text. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
  readonly reason: UndeliverableReason
  readonly code: string
  constructor(reason: UndeliverableReason, code: string) {
    super(`the carrier refused a message for good: ${reason}`)
    this.reason = reason
    this.code = code
  }
}
