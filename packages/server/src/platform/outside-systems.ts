import type { Config } from './config.ts'
import { fieldCrypto } from './crypto/fields.ts'
import type { Keys } from './crypto/keys.ts'
import type { Db } from './db/pool.ts'
import { openSms } from './sms/sms.ts'
import { openSso } from './sso/sso.ts'
import { openWechat } from './wechat/wechat.ts'

/** The outside systems the configuration names, each in its real or its local form. */
export function openOutsideSystems(config: Config, keys: Keys, db: Db, now: () => Date = () => new Date()) {
  const sms = openSms(config, db, fieldCrypto(keys))
  return { sms, sso: openSso(config, keys, db, now), wechat: openWechat(config, sms) }
}
