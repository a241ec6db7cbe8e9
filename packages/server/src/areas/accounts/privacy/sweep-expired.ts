import type { Db } from '../../../platform/db/connect/pool.ts'
import { sweepPlatform } from '../../../platform/db/sweep-platform.ts'
import { endOfRetention, type RetentionKind } from './retention.rules.ts'

/**
 * Deletes expired captchas, codes, tickets, scans, locks, counters, sessions, devices and messages
 * (retention.rules.ts).
 */
export async function sweepExpired(db: Db, now: Date) {
  const end = (kind: RetentionKind) => endOfRetention(kind, now)

  await sweepPlatform(db, {
    ticket: end('ticket'),
    smsOutbox: end('smsOutbox'),
    submitLock: end('submitLock'),
    rateLimit: end('rateLimit'),
  })

  await db.deleteFrom('captchas').where('expiresAt', '<', end('captcha')).execute()
  await db.deleteFrom('smsCodes').where('expiresAt', '<', end('smsCode')).execute()
  await db.deleteFrom('importResults').where('expiresAt', '<', end('importResult')).execute()
  await db.deleteFrom('wechatScans').where('expiresAt', '<', end('wechatScan')).execute()

  await db
    .deleteFrom('ssoLogins')
    .where('sessionId', 'is', null)
    .where('createdAt', '<', end('ssoLogin'))
    .execute()

  await db.deleteFrom('sessions').where('lastUsedAt', '<', end('session')).execute()
  await db.deleteFrom('knownDevices').where('lastUsedAt', '<', end('knownDevice')).execute()
}
