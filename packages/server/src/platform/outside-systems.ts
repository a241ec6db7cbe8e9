import type { Config } from './config.ts'
import { fieldCrypto } from './crypto/fields.ts'
import type { Keys } from './crypto/keys.ts'
import type { Db } from './db/pool.ts'
import type { Mail } from './mail/mail.ts'
import { outboxMail } from './mail/outbox-mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'
import { outboxSms } from './sms/outbox-sms.ts'
import type { Sms } from './sms/sms.ts'
import { openSso } from './sso/sso.ts'
import { openWechat } from './wechat/open-wechat.ts'

const mailOf = (config: Config, outbox: Sms): Mail | null => {
  if (config.MAIL_PROVIDER === 'smtp') return smtpMail(config.SMTP_URL!, config.MAIL_FROM!)
  return config.MAIL_PROVIDER === 'outbox' ? outboxMail(outbox) : null
}

/** The configured external systems, each in its real or local form. */
export function openOutsideSystems(config: Config, keys: Keys, db: Db, now: () => Date = () => new Date()) {
  const fields = fieldCrypto(keys)
  // so far there is one carrier: the outbox, which administrators and `npm run outbox` read
  const sms = outboxSms(db, fields)
  return { sms, mail: mailOf(config, sms), sso: openSso(config, keys, db, now), ...openWechat(config, sms, { db, fields, now }) }
}
