declare module '../http/ctx.ts' {
  interface Services {
    sms: Sms
  }
}

/** `purpose` is what the message is for (login, register, bind); number and text are personal data and are never logged. */
type Message = { purpose: string; mobile: string; text: string }
/** A carrier of text messages. `send` resolves when the carrier has accepted the message and throws if it has not. */
export type Sms = { send(message: Message): Promise<void> }
