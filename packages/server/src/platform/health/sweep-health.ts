import { dayInChina } from '../clock.ts'
import type { Db } from '../db/connect/pool.ts'

const KEPT_MS = 30 * 86_400_000

/** Removes times of calls and errors that nobody asks for any more. */
export async function sweepHealth(db: Db, now: Date) {
  const end = new Date(now.getTime() - KEPT_MS)
  await db.deleteFrom('unexpectedErrors').where('at', '<', end).execute()
  await db.deleteFrom('callTimes').where('day', '<', dayInChina(end)).execute()
}
