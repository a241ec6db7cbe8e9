import type { Db } from '../../../platform/db/pool.ts'
import { endOfRetention, type RetentionKind } from './retention.rules.ts'

/** Removes what has run out: captchas, codes, tickets, scans, locks, counters, old sessions, devices and messages (retention.rules.ts). */
export async function sweepExpired(db: Db, now: Date) {
  const end = (kind: RetentionKind) => endOfRetention(kind, now)
  await db.deleteFrom('captchas').where('expires_at', '<', end('captcha')).execute()
  await db.deleteFrom('sms_codes').where('expires_at', '<', end('smsCode')).execute()
  await db.deleteFrom('tickets').where('expires_at', '<', end('ticket')).execute()
  await db.deleteFrom('import_results').where('expires_at', '<', end('importResult')).execute()
  await db.deleteFrom('wechat_scans').where('expires_at', '<', end('wechatScan')).execute()
  await db.deleteFrom('sms_outbox').where('created_at', '<', end('smsOutbox')).execute()
  await db.deleteFrom('submit_locks').where('until', '<', end('submitLock')).execute()
  await db.deleteFrom('rate_limits').where('expire', '<', end('rateLimit').getTime()).execute()
  await db.deleteFrom('sessions').where('last_used_at', '<', end('session')).execute()
  await db.deleteFrom('known_devices').where('last_used_at', '<', end('knownDevice')).execute()
}
