import type { Db } from '../../platform/db/pool.ts'

const DAY_MS = 86_400_000

/** Removes what has run out: captchas, codes, tickets, scans, locks, counters, and what is a month old of the outbox and of sessions. */
export async function sweepExpired(db: Db, now: Date) {
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS)
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('sms_codes')
    .where('expires_at', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  await db.deleteFrom('tickets').where('expires_at', '<', now).execute()
  await db.deleteFrom('import_results').where('expires_at', '<', now).execute()
  await db.deleteFrom('wechat_scans').where('expires_at', '<', now).execute()
  await db.deleteFrom('sms_outbox').where('created_at', '<', monthAgo).execute()
  await db.deleteFrom('submit_locks').where('until', '<', now).execute()
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
  await db.deleteFrom('sessions').where('last_used_at', '<', monthAgo).execute()
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', new Date(now.getTime() - 200 * DAY_MS))
    .execute()
}
