import { type LivePath, livePaths } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../db/connect/pool.ts'

/** PostgreSQL refuses a notification of 8,000 bytes; an id takes at most 17. */
const AT_ONCE = 400

/** The channel every API process listens on. */
export const LIVE_CHANNEL = 'live'

/** `users` null: everybody. */
export type LiveChange = { path: LivePath; users: readonly number[] | null }

/**
 * Notifies the open windows of these people that the answers of the calls below `path` have
 * changed: they read them again. Sent when the transaction of `db` commits, to every API process;
 * it carries ids only. `userIds` null: everybody.
 */
export async function publishChange(
  db: Db,
  path: LivePath,
  userIds: readonly number[] | null,
): Promise<void> {
  const notifyOf = (users: LiveChange['users']) =>
    sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ path, users })})`.execute(db)
  if (userIds === null) return void (await notifyOf(null))

  const ids = [...new Set(userIds)]

  for (let from = 0; from < ids.length; from += AT_ONCE)
    await notifyOf(ids.slice(from, from + AT_ONCE))
}

/**
 * What a notification says; null if it is not ours: everybody who may connect to the database can
 * send one.
 */
export function readLiveChange(payload: string | undefined): LiveChange | null {
  try {
    const { path, users } = JSON.parse(payload ?? '') as { path: unknown; users: unknown }
    const known = livePaths.find((livePath) => livePath === path)
    if (!known || !(users === null || (Array.isArray(users) && users.every(Number.isSafeInteger))))
      return null

    return { path: known, users }
  } catch {
    return null
  }
}
