import { readdirSync } from 'node:fs'
import pg from 'pg'
import type { Connection } from '../connect/pool.ts'
import { refuseNewerSchema } from './refuse-newer-schema.ts'

/** The names of the numbered migrations in a folder, in their order. */
export const migrationNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()

/**
 * The migrations of this build that the database does not have yet, without applying them: an
 * upgrade asks before it stops the product. Throws as a start does where a newer version changed
 * the database.
 */
export async function findPendingMigrations(owner: Connection, folder: string): Promise<string[]> {
  const client = new pg.Client(owner)
  await client.connect()

  try {
    const table = await client.query(`select to_regclass('public.schema_migrations') as name`)
    const isEmpty = table.rows[0].name === null
    const { rows } = isEmpty
      ? { rows: [] }
      : await client.query<{ name: string }>('select name from schema_migrations')
    const applied = rows.map((row) => row.name)
    const own = migrationNames(folder)

    refuseNewerSchema(applied, own)

    return own.filter((name) => !applied.includes(name))
  } finally {
    await client.end()
  }
}
