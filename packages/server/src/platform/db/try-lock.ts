import { type QueryExecutorProvider, sql } from 'kysely'

/**
 * Whether this transaction may do what one process does at a time; the lock ends with it, so that a
 * crashed process leaves none.
 */
export async function tryLock(tx: QueryExecutorProvider, lock: number): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(tx)

  return rows[0]?.mine === true
}
