import { DAY_MS } from '@residency/contract/kernel/day'
import { dayInChina, momentBefore } from '../clock.ts'
import type { Db } from '../db/connect/pool.ts'

const KEPT_MS = 30 * DAY_MS

/** Removes times of calls and errors that nobody asks for any more. */
export async function sweepHealth(db: Db, now: Date) {
  const end = momentBefore(now, KEPT_MS)
  await db.deleteFrom('unexpectedErrors').where('at', '<', end).execute()
  await db.deleteFrom('callTimes').where('day', '<', dayInChina(end)).execute()
}
