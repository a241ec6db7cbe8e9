import type pg from 'pg'

/**
 * A lock on a table: its mode as PostgreSQL names it (`AccessExclusiveLock` keeps everybody away,
 * also readers).
 */
export type TableLock = { relation: string; mode: string }

/** The ids of all tables that are there. */
export async function findTables(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select oid::int8 as id from pg_class where relkind in ('r', 'p', 'm') and relnamespace = 'public'::regnamespace`,
  )

  return rows.map(({ id }) => Number(id))
}

/**
 * The locks that the open transaction of `client` holds on the given tables: each is held until the
 * transaction ends. Left out are the lock of readers (`AccessShareLock`), which hinders no other
 * reader or writer, and the list of migrations.
 */
export async function findTableLocks(client: pg.Client, tables: number[]): Promise<TableLock[]> {
  const { rows } = await client.query<TableLock>(
    `select c.relname as relation, l.mode from pg_locks l join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and l.locktype = 'relation' and l.granted and l.mode <> 'AccessShareLock'
      and c.oid = any ($1::oid[]) and c.relname <> 'schema_migrations'
    order by c.relname, l.mode`,
    [tables],
  )

  return rows
}

/**
 * The lines of a table for the log: relation, mode, and how long the migration held the locks at
 * most.
 */
export function describeLocks({
  name,
  locks,
  heldMs,
}: {
  name: string
  locks: TableLock[]
  heldMs: number
}): string[] {
  if (locks.length === 0)
    return [`Migration ${name}: no locks on tables that were there before (${heldMs} ms).`]

  const width = Math.max(...locks.map(({ relation }) => relation.length))
  const rows = locks.map(
    ({ relation, mode }) => `  ${relation.padEnd(width)}  ${mode.padEnd(24)}  at most ${heldMs} ms`,
  )

  return [`Migration ${name} held these locks on tables that were there before:`, ...rows]
}
