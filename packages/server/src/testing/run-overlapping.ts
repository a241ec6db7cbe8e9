import { sql } from 'kysely'
import type { Db } from '../platform/db/connect/pool.ts'
import type { TestServer } from './server/open-server.ts'
import { waitUntil } from './wait-until.ts'

/** Waits until a transaction in this database is blocked by a lock. */
export async function untilBlocked(server: TestServer) {
  await waitUntil('somebody waits for a lock', async () => {
    const waiting = await sql`select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock'`.execute(server.db)

    return waiting.rows.length > 0
  })
}

function signal() {
  let give = () => {}
  const heard = new Promise<void>((resolve) => {
    give = resolve
  })

  return { heard, give: () => give() }
}

/**
 * Starts a transaction and holds it open until a second call is blocked by it, then commits.
 * Returns the second call's result.
 */
export async function runOverlapping<T>(
  server: TestServer,
  first: (db: Db) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const [begun, done] = [signal(), signal()]

  const open = server.db.transaction().execute(async (tx) => {
    await first(tx as unknown as Db)
    begun.give()
    await done.heard
  })

  await Promise.race([begun.heard, open])

  const answer = second()

  await untilBlocked(server)
  done.give()
  await open

  return answer
}
