import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { APP_ROLE } from './embedded.ts'
import { migrationNames } from './migration-names.ts'
import type { Connection } from './pool.ts'
import { refuseNewerSchema } from './refuse-newer-schema.ts'

/** Held while tables are created or changed. */
export const MIGRATION_LOCK = 7_203_114

/** Creates the database if it is missing; safe with concurrent starts. */
export async function ensureDatabase(server: Connection, database: string) {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    const there = await client.query('select 1 from pg_database where datname = $1', [database])
    if (there.rowCount === 0) await client.query(`create database "${database}" template template0 encoding 'UTF8'`)
  } catch (e) {
    if (!['42P04', '23505'].includes((e as { code?: string }).code ?? '')) throw e
  } finally {
    await client.end()
  }
}

/**
 * Applies the pending numbered migrations of a folder, each in one transaction, one process at a time, then grants the
 * application's role its rights. Returns what was applied and whether the application can use that role.
 */
export async function migrate(owner: Connection, folder: string): Promise<{ applied: string[]; hasAppRole: boolean }> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const known = new Map(
      (await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations')).rows.map((r) => [r.name, r.hash]),
    )
    const names = migrationNames(folder)
    refuseNewerSchema([...known.keys()], names)
    const applied: string[] = []
    for (const name of names) {
      const text = readFileSync(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      if (known.get(name) === hash) continue
      if (known.has(name)) throw new Error(`Migration ${name} was changed after it had been applied; write a new one instead.`)
      await client.query('begin')
      await client.query(text)
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
      await client.query('commit')
      applied.push(name)
    }
    return { applied, hasAppRole: await grantToApp(client) }
  } finally {
    await client.end()
  }
}

async function grantToApp(client: pg.Client) {
  const role = await client.query('select pg_has_role(current_user, oid, $2) as mine from pg_roles where rolname = $1', [
    APP_ROLE,
    'member',
  ])
  if (role.rowCount === 0) {
    try {
      await client.query(`create role ${APP_ROLE} login`)
      await client.query(`grant ${APP_ROLE} to current_user`)
    } catch (e) {
      const code = (e as { code?: string }).code
      if (code === '42501') return false // a managed server may forbid roles: triggers still protect the audit log
      if (code !== '42710' && code !== '23505') throw e
    }
  } else if (!role.rows[0].mine) return false
  await client.query(`
    grant usage on schema public to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
    grant usage, select on all sequences in schema public to ${APP_ROLE};
    revoke update, delete, truncate on audit_entries, audit_seals, flow_history, schema_migrations from ${APP_ROLE};
    revoke insert on schema_migrations from ${APP_ROLE};
  `)
  return true
}
