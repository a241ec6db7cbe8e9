import pg from 'pg'
import { MIGRATION_LOCK } from '../migrate/migrate.ts'
import type { Connection } from './pool.ts'

const FIND = `select collprovider as provider, collversion as version, pg_collation_actual_version(oid) as actual
  from pg_collation where collname = 'pinyin' and collnamespace = 'public'::regnamespace`

const FIND_INDEXES = `select i.indexrelid::regclass::text as name from pg_index i
  join pg_collation c on c.oid = any (i.indcollation::oid[]) and c.collname = 'pinyin' and c.collnamespace = 'public'::regnamespace`

/**
 * Compares the version of the collation by which names are sorted with the one that the server has
 * now. Another version of ICU sorts otherwise, and an index in the old order would lose rows: the
 * indexes are built again. Returns a sentence for the log, or null.
 */
export async function checkCollation(owner: Connection): Promise<string | null> {
  const client = new pg.Client(owner)
  await client.connect()

  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])

    const { provider, version, actual } = (await client.query(FIND)).rows[0]
    if (provider !== 'i')
      return 'The database server has no ICU: lists of names follow code points instead of pinyin.'
    if (version === actual) return null

    const { rows } = await client.query<{ name: string }>(FIND_INDEXES)

    await client.query('begin')

    for (const { name } of rows) await client.query(`reindex index ${name}`)

    await client.query('alter collation pinyin refresh version')
    await client.query('commit')

    return `The order of names changed with the database server (${version} to ${actual}): ${rows.length} indexes were built again.`
  } finally {
    await client.end()
  }
}
