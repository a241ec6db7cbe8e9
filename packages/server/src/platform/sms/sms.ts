declare module '../http/ctx.ts' {
  interface Services {
    sms: Sms
  }
}

/** `purpose` is what the message is for (login, register, bind); number and text are personal data and are never logged. */
type Message = { purpose: string; mobile: string; text: string }
/** Whoever carries text messages. `send` ends when the message is taken over, and throws when it is not. */
export type Sms = { send(message: Message): Promise<void> }
