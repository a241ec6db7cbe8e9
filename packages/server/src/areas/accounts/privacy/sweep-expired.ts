import type { Db } from '../../../platform/db/pool.ts'
import { sweepPlatform } from '../../../platform/db/sweep-platform.ts'
import { endOfRetention, type RetentionKind } from './retention.rules.ts'

/** Deletes expired captchas, codes, tickets, scans, locks, counters, sessions, devices and messages (retention.rules.ts). */
export async function sweepExpired(db: Db, now: Date) {
  const end = (kind: RetentionKind) => endOfRetention(kind, now)
  await sweepPlatform(db, {
    ticket: end('ticket'),
    smsOutbox: end('smsOutbox'),
    submitLock: end('submitLock'),
    rateLimit: end('rateLimit'),
  })
  await db.deleteFrom('captchas').where('expires_at', '<', end('captcha')).execute()
  await db.deleteFrom('sms_codes').where('expires_at', '<', end('smsCode')).execute()
  await db.deleteFrom('import_results').where('expires_at', '<', end('importResult')).execute()
  await db.deleteFrom('wechat_scans').where('expires_at', '<', end('wechatScan')).execute()
  await db.deleteFrom('sso_logins').where('session_id', 'is', null).where('created_at', '<', end('ssoLogin')).execute()
  await db.deleteFrom('sessions').where('last_used_at', '<', end('session')).execute()
  await db.deleteFrom('known_devices').where('last_used_at', '<', end('knownDevice')).execute()
}
