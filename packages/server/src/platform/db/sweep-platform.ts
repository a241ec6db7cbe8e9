import type { Db } from './connect/pool.ts'

/**
 * Deletes expired platform data: tickets, sent messages, duplicate-request locks, limit counters.
 */
export async function sweepPlatform(
  db: Db,
  before: Readonly<Record<'ticket' | 'smsOutbox' | 'submitLock' | 'rateLimit', Date>>,
) {
  await db.deleteFrom('tickets').where('expiresAt', '<', before.ticket).execute()
  await db.deleteFrom('smsOutbox').where('createdAt', '<', before.smsOutbox).execute()
  await db.deleteFrom('submitLocks').where('until', '<', before.submitLock).execute()
  await db.deleteFrom('rateLimits').where('expire', '<', before.rateLimit.getTime()).execute()
}
