import type { Config } from './config.ts'
import { fieldCrypto } from './crypto/fields.ts'
import type { Keys } from './crypto/keys.ts'
import type { Db } from './db/pool.ts'
import { outboxSms } from './sms/outbox-sms.ts'
import { openSso } from './sso/sso.ts'
import { localWechat } from './wechat/local-wechat.ts'

/** The configured external systems, each in its real or local form. */
export function openOutsideSystems(config: Config, keys: Keys, db: Db, now: () => Date = () => new Date()) {
  // so far there is one carrier: the outbox, which administrators and `npm run outbox` read
  const sms = outboxSms(db, fieldCrypto(keys))
  return { sms, sso: openSso(config, keys, db, now), wechat: config.WECHAT_PROVIDER === 'local' ? localWechat(sms) : null }
}
