import { DeliveryError } from '../delivery-error.ts'

declare module '../http/ctx.ts' {
  interface Services {
    sms: Sms
  }
}

/**
 * `purpose` is what the message is for: login, register, bind or employment (a code), or a notice.
 * Carriers send only texts of a registered template, into which they put `code`, or without one
 * `text`; `text` is always the whole message. Number, code and text are personal data and are never
 * logged.
 */
export type Message = { purpose: string; mobile: string; text: string; code?: string }

/**
 * A carrier of text messages. `send` resolves when the carrier has accepted the message. Otherwise
 * it throws `DeliveryError`, which is `Undeliverable` when another try cannot succeed.
 */
export type Sms = { send(message: Message): Promise<void> }

/**
 * `number`: it does not exist; `recipient`: they or the carrier bar such messages; `text`: the
 * carrier does not send this content.
 */
export type UndeliverableReason = 'number' | 'recipient' | 'text'

/**
 * The carrier refused the message for good. Carries the carrier's code, never a number or a text.
 */
export class Undeliverable extends DeliveryError {
  readonly code: string

  constructor(reason: UndeliverableReason, code: string) {
    super(reason, true)
    this.name = 'Undeliverable'
    this.code = code
  }
}
