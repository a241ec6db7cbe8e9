import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { prepareJobs } from './prepare-jobs.ts'

/** The columns of pg-boss 10 that the takeover reads. */
const FORMER_TABLES = `
  create schema pgboss;
  create table pgboss.job (
    id serial primary key, name text, data jsonb, state text, created_on timestamptz default now(), start_after timestamptz default now()
  );
  insert into pgboss.job (name, data, state, start_after) values
    ('deliveries', '{"key": "waits"}', 'created', now()),
    ('deliveries', '{"key": "is tried again"}', 'retry', now()),
    ('deliveries', '{"key": "was interrupted"}', 'active', now()),
    ('deliveries', '{"key": "is for later"}', 'created', '2031-01-01T00:00:00Z'),
    ('deliveries', '{"key": "is done"}', 'completed', now()),
    ('a queue of an older version', '{"key": "nobody takes it"}', 'created', now());
`

test('jobs that wait in the tables of the former version are taken over once, with their time, and those tables are gone', async () => {
  const server = await openServer()
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    server.db,
  )
  const owner = { ...inject('database'), database: rows[0]!.database }
  const client = new pg.Client(owner)

  await client.connect()
  await client.query(FORMER_TABLES)
  // As the former version left it.
  await client.query(
    "update settings_internal set value = 'pg-boss 10.4.2' where name = 'jobs_prepared'",
  )

  await prepareJobs(owner)
  await prepareJobs(owner)

  const jobs = await client.query(
    "select data->>'key' as key, state, start_after from jobs12.job where name = 'deliveries' order by data->>'key'",
  )

  expect(jobs.rows.map(({ key, state }) => `${key}: ${state}`)).toEqual([
    'is for later: created',
    'is tried again: created',
    'waits: created',
    'was interrupted: created',
  ])

  expect(jobs.rows[0].start_after).toEqual(new Date('2031-01-01T00:00:00Z'))
  expect((await client.query("select from pg_namespace where nspname = 'pgboss'")).rowCount).toBe(0)

  await client.end()
})
