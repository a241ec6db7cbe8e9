import pg from 'pg'
import type { Connection } from '../db/connect/pool.ts'

const PUBLIC = `'public'::regnamespace`
const NOT_FROM_EXTENSION = `not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

export const quoted = pg.escapeIdentifier

/**
 * Connects as the owner, with settings that make COPY output identical everywhere and without
 * statement timeout.
 */
export async function openOwner(owner: Connection): Promise<pg.Client> {
  const client = new pg.Client(owner)
  client.on('error', () => {}) // a broken connection fails the running statement
  await client.connect()

  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0;
    set search_path = public; set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601';
    set bytea_output = 'hex'; set extra_float_digits = 3; set client_encoding = 'UTF8'; set synchronize_seqscans = off`)

  return client
}

export type TableShape = { name: string; columns: string[] }

/** Every table with its COPY columns (generated columns are computed again). */
export async function findTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = ${PUBLIC} and c.relkind = 'r' and ${NOT_FROM_EXTENSION}
    group by c.relname order by c.relname`)

  return rows
}

/** The number of our relations of any kind: none in an empty database. */
export async function countRelations(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from pg_class c where c.relnamespace = ${PUBLIC} and ${NOT_FROM_EXTENSION}`,
  )

  return rows[0].n
}

export async function findSequences(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = ${PUBLIC} and c.relkind = 'S' and ${NOT_FROM_EXTENSION} order by 1`,
  )
  const sequences: { name: string; value: string; isCalled: boolean }[] = []

  for (const { name } of rows) {
    const now = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    )
    sequences.push({ name, ...now.rows[0] })
  }

  return sequences
}

export type ForeignKey = { table: string; name: string; rule: string }

export async function findForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = ${PUBLIC} order by 1, 2`)

  return rows
}

/** `table (column, …)` in COPY syntax. */
export const copyTarget = ({ name, columns }: TableShape) =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`
