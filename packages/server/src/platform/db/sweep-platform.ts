import type { Db } from './pool.ts'

/** Deletes expired platform data: tickets, sent messages, duplicate-request locks, limit counters. */
export async function sweepPlatform(db: Db, before: Readonly<Record<'ticket' | 'smsOutbox' | 'submitLock' | 'rateLimit', Date>>) {
  await db.deleteFrom('tickets').where('expires_at', '<', before.ticket).execute()
  await db.deleteFrom('sms_outbox').where('created_at', '<', before.smsOutbox).execute()
  await db.deleteFrom('submit_locks').where('until', '<', before.submitLock).execute()
  await db.deleteFrom('rate_limits').where('expire', '<', before.rateLimit.getTime()).execute()
}
