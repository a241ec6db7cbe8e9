import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APP_ROLE } from '../connect/embedded.ts'
import type { Connection } from '../connect/pool.ts'
import { migrationNames } from './find-pending-migrations.ts'
import { FORMER_DATABASE, sentenceOfBusyTable } from './migrate.text.ts'
import { refuseNewerSchema } from './refuse-newer-schema.ts'
import { findTableLocks, findTables, type TableLock } from './table-locks.ts'

/** Held while tables are created or changed. */
export const MIGRATION_LOCK = 7_203_114
const MAX_GRANTS = 5
const GRANT_AGAIN_MS = 200

/**
 * The first file of the migrations before the first release; those that have it now begin with
 * another.
 */
export const FIRST_FORMER_MIGRATION = '0001-accounts.sql'

/** How long a migration is tried again while tables that it needs are in use. */
const LONGEST_TRYING_MS = 60_000

/**
 * How long it waits for a table, from its first try to its last ones. Later statements wait behind
 * it, and the database looks for a deadlock after a second: a migration pauses before, so that no
 * call is broken off.
 */
const LOCK_TIMEOUTS_MS = { first: 200, more: 50, most: 900 }
const TRY_AGAIN_MS = 200
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** Creates the database if it is missing; safe with concurrent starts. */
export async function ensureDatabase(server: Connection, database: string) {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()

  try {
    const there = await client.query('select 1 from pg_database where datname = $1', [database])
    if (there.rowCount === 0)
      await client.query(`create database "${database}" template template0 encoding 'UTF8'`)
  } catch (e) {
    if (!['42P04', '23505'].includes((e as { code?: string }).code ?? '')) throw e
  } finally {
    await client.end()
  }
}

/** A migration that was applied, with the locks it took on tables that were there before it. */
export type AppliedMigration = { name: string; locks: TableLock[]; heldMs: number }

/**
 * Applies the pending numbered migrations of a folder, each in one transaction, one process at a
 * time. Then grants the application's role its rights. Returns what was applied and whether the
 * application can use that role.
 */
export async function migrate(
  owner: Connection,
  folder: string,
  longestTryingMs = LONGEST_TRYING_MS,
): Promise<{ applied: AppliedMigration[]; isNew: boolean; hasAppRole: boolean }> {
  const client = new pg.Client(owner)
  await client.connect()

  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])

    const known = await findKnown(client)
    const names = migrationNames(folder)

    refuseNewerSchema([...known.keys()], names)

    const applied: AppliedMigration[] = []

    for (const name of names) {
      const text = readFileSync(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      if (known.get(name) === hash) continue

      if (known.has(name))
        throw new Error(
          `Migration ${name} was changed after it had been applied; write a new one instead.`,
        )

      applied.push(await applyWhenFree(client, { name, text, hash }, longestTryingMs))
    }

    return { applied, isNew: known.size === 0, hasAppRole: await grantToApp(client) }
  } finally {
    await client.end()
  }
}

/** The hashes of the migrations that the database has, by name. */
async function findKnown(client: pg.Client) {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  )

  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations',
  )
  const known = new Map(rows.map(({ name, hash }) => [name, hash]))
  if (known.has(FIRST_FORMER_MIGRATION)) throw new Error(FORMER_DATABASE)

  return known
}

type Migration = { name: string; text: string; hash: string }

const meetsTableInUse = (e: unknown) =>
  [LOCK_NOT_AVAILABLE, DEADLOCK].includes((e as { code?: string }).code ?? '')

/**
 * Applies one migration, which yields to the calls that use its tables and is tried again for
 * `longestMs`. One that fails otherwise is rolled back with the end of its connection.
 */
async function applyWhenFree(
  client: pg.Client,
  migration: Migration,
  longestMs: number,
): Promise<AppliedMigration> {
  const end = Date.now() + longestMs

  const { first, more, most } = LOCK_TIMEOUTS_MS

  for (let lockTimeoutMs = first; ; lockTimeoutMs = Math.min(most, lockTimeoutMs + more)) {
    try {
      return await apply(client, migration, lockTimeoutMs)
    } catch (e) {
      if (!meetsTableInUse(e)) throw e
      if (Date.now() >= end)
        throw new Error(sentenceOfBusyTable(migration.name, longestMs / 1000), { cause: e })
    }

    await client.query('rollback')
    await sleep(TRY_AGAIN_MS)
  }
}

async function apply(
  client: pg.Client,
  { name, text, hash }: Migration,
  lockTimeoutMs: number,
): Promise<AppliedMigration> {
  const before = await findTables(client)
  const begun = performance.now()

  await client.query('begin')
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
  await client.query(text)
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])

  const locks = await findTableLocks(client, before)

  await client.query('commit')

  return { name, locks, heldMs: Math.round(performance.now() - begun) }
}

async function grantToApp(client: pg.Client) {
  const role = await client.query(
    'select pg_has_role(current_user, oid, $2) as mine from pg_roles where rolname = $1',
    [APP_ROLE, 'member'],
  )

  if (role.rowCount === 0) {
    try {
      await client.query(`create role ${APP_ROLE} login`)
      await client.query(`grant ${APP_ROLE} to current_user`)
    } catch (e) {
      const code = (e as { code?: string }).code
      // a managed server may forbid roles: triggers still protect the audit log
      if (code === '42501') return false
      if (code !== '42710' && code !== '23505') throw e
    }
  } else if (!role.rows[0].mine) return false

  await grantTables(client)

  return true
}

/**
 * All in one transaction. PostgreSQL refuses the rights of a table whose row in the catalogue is
 * changed at the same time, as by the collection of statistics: they are given again.
 */
async function grantTables(client: pg.Client, triesLeft = MAX_GRANTS): Promise<void> {
  try {
    await client.query(`
    grant usage on schema public to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
    grant usage, select on all sequences in schema public to ${APP_ROLE};
    revoke update, delete, truncate on audit_entries, audit_seals, flow_history, schema_migrations from ${APP_ROLE};
    revoke insert on schema_migrations from ${APP_ROLE};
  `)
  } catch (e) {
    const { code, message } = e as { code?: string; message: string }
    const isTransient = code === 'XX000' && message === 'tuple concurrently updated'
    if (!isTransient || triesLeft === 1) throw e

    await sleep(GRANT_AGAIN_MS)
    await grantTables(client, triesLeft - 1)
  }
}
