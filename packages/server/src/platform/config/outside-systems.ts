import { fieldCrypto } from '../crypto/fields.ts'
import type { Keys } from '../crypto/keys.ts'
import type { Db } from '../db/connect/pool.ts'
import { type Mail, outboxMail } from '../mail/mail.ts'
import { smtpMail } from '../mail/smtp-mail.ts'
import { aliyunSms } from '../sms/aliyun-sms.ts'
import { outboxSms } from '../sms/outbox-sms.ts'
import type { Sms } from '../sms/sms.ts'
import { tencentSms } from '../sms/tencent-sms.ts'
import { openSso } from '../sso/sso.ts'
import { openWechat } from '../wechat/open-wechat.ts'
import type { Config } from './config.ts'

const CARRIERS = { aliyun: aliyunSms, tencent: tencentSms }

const mailOf = (config: Config, outbox: Sms): Mail | null => {
  if (config.MAIL_PROVIDER === 'smtp') return smtpMail(config.SMTP_URL!, config.MAIL_FROM!)
  return config.MAIL_PROVIDER === 'outbox' ? outboxMail(outbox) : null
}

/** The configured external systems, each in its real or local form. */
export function openOutsideSystems(
  config: Config,
  keys: Keys,
  db: Db,
  now: () => Date = () => new Date(),
) {
  const { carrier } = config
  const fields = fieldCrypto(keys)
  // read by administrators and `npm run outbox`; also what the demonstration's WeChat writes to
  const outbox = outboxSms(db, fields)
  const sms: Sms = carrier ? CARRIERS[carrier.provider](carrier, now) : outbox

  return {
    sms,
    mail: mailOf(config, outbox),
    sso: openSso(config, keys, db, now),
    ...openWechat(config, outbox, { db, fields, now }),
  }
}
