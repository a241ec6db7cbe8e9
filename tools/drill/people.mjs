// The database as the drill reads it past the product, and sessions for the people of its load.
import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { SUPERUSER } from './database-nodes.mjs'
import { sleep, until } from './processes.mjs'
import { DATABASE_PORT, REPLICA_PORT } from './proxy.mjs'

const DATABASE = 'residency'
const LEADER_MS = 90_000
const PROXY_LEARNS_MS = 4000
const OWNER = { user: 'residency', password: 'drill-owner' }

const urlAt = (port) => `postgres://${OWNER.user}:${OWNER.password}@127.0.0.1:${port}/${DATABASE}`

export const databaseUrl = urlAt(DATABASE_PORT)
export const replicaUrl = urlAt(REPLICA_PORT)

/** Asks the leader one statement, as its superuser, with a new connection. */
export async function ask(text, values = [], database = DATABASE) {
  const client = new pg.Client({
    ...SUPERUSER,
    database,
    host: '127.0.0.1',
    port: DATABASE_PORT,
    connectionTimeoutMillis: 3000,
    query_timeout: 20_000,
  })

  client.on('error', () => {})
  await client.connect()

  return client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end().catch(() => {}))
}

/** The same for a reading, asked again while the leader changes. */
export const askAgain = (text, values) =>
  until('an answer of the database', LEADER_MS, () => ask(text, values))

export async function makeDatabase() {
  // a proxy that has just started takes every server for the leader, until it has asked each twice
  await sleep(PROXY_LEARNS_MS)
  await until('the leader behind the proxy', 30_000, () => ask('select 1', [], 'postgres'))
  await ask(
    `create role ${OWNER.user} login createrole password '${OWNER.password}'`,
    [],
    'postgres',
  )
  await ask(`create database ${DATABASE} owner ${OWNER.user}`, [], 'postgres')
}

/**
 * Counts how often each task was finished: the product's own state shows only that it was. In a
 * schema of its own, because each start of the product gives rights to all tables of its schema.
 */
export const COUNT_ENDS = `
  create schema drill;
  create table drill.ends (key text not null);
  create function drill.count_end() returns trigger language plpgsql security definer as
    $$ begin insert into drill.ends values (new.key); return null; end $$;
  create trigger drill_count_end after update of state on tasks for each row
    when (old.state <> 'done' and new.state = 'done') execute function drill.count_end()`

/** Session tokens of people found by a statement that gives their ids. */
export async function openSessions(findUsers) {
  const users = await ask(findUsers)
  const tokens = users.map(() => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())

  await ask(
    `insert into sessions (id, token_hash, user_id, created_at, last_used_at, ip, agent, entry)
     select 'drill-' || u, h, u, now(), now(), '127.0.0.1', 'drill', 'password'
     from unnest($1::bytea[], $2::bigint[]) t(h, u)`,
    [hashes, users.map(({ id }) => id)],
  )

  return tokens
}
