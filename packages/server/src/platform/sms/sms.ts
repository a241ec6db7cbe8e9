import type { Config } from '../config.ts'
import type { FieldCrypto } from '../crypto/fields.ts'
import type { Db } from '../db/pool.ts'
import { outboxSms } from './outbox-sms.ts'

declare module '../http/ctx.ts' {
  interface Services {
    sms: Sms
  }
}

/** `purpose` is what the message is for (login, register, bind); number and text are personal data and are never logged. */
export type Message = { purpose: string; mobile: string; text: string }
/** Whoever carries text messages. `send` ends when the message is taken over, and throws when it is not. */
export type Sms = { send(message: Message): Promise<void> }

/** The carrier the configuration names; so far the outbox, which administrators and `npm run outbox` read. */
export const openSms = (_config: Config, db: Db, fields: FieldCrypto): Sms => outboxSms(db, fields)
