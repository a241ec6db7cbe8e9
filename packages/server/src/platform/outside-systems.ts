import type { Config } from './config.ts'
import { fieldCrypto } from './crypto/fields.ts'
import type { Keys } from './crypto/keys.ts'
import type { Db } from './db/pool.ts'
import { outboxSms } from './sms/outbox-sms.ts'
import { openSso } from './sso/sso.ts'
import { openWechat } from './wechat/open-wechat.ts'

/** The configured external systems, each in its real or local form. */
export function openOutsideSystems(config: Config, keys: Keys, db: Db, now: () => Date = () => new Date()) {
  const fields = fieldCrypto(keys)
  // so far there is one carrier: the outbox, which administrators and `npm run outbox` read
  const sms = outboxSms(db, fields)
  return { sms, sso: openSso(config, keys, db, now), ...openWechat(config, sms, { db, fields, now }) }
}
