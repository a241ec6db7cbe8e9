import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { registerHealth } from '../../http/health.ts'
import { isDatabaseGone, openDb } from './pool.ts'

const server = await openServer()
const opened: ReturnType<typeof openDb>[] = []

/** A pool whose sessions have these settings. */
function open(options: string, more: object = {}) {
  const database = openDb({ ...server.connection, options, max: 1, ...more })

  opened.push(database)

  return database
}

/** A server that follows another one, as far as our statements can see. */
const AS_FOLLOWER = '-c search_path=follower,pg_catalog,public'

beforeAll(() =>
  server.asOwner(`create schema follower; grant usage on schema follower to public;
    create function follower.pg_is_in_recovery() returns boolean language sql as 'select true'`),
)

afterEach(async () => {
  for (const { pool } of opened.splice(0)) await pool.end()
})

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((e: unknown) => e)

test('a connection to a server that follows another one is not used', async () => {
  const failure = await failureOf(sql`select 1`.execute(open(AS_FOLLOWER).db))

  expect(failure).toMatchObject({ code: '57P03' })
  expect(isDatabaseGone(failure)).toBe(true)
  expect(await failureOf(sql`select 1`.execute(open('').db))).toBeNull()
})

test('a connection on which nothing can be written any more is closed, and the next one is another', async () => {
  const { db, pool } = open('')
  const readPid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid
  const before = await readPid()

  await sql`set default_transaction_read_only = on`.execute(db)

  const failure = await failureOf(
    sql`insert into settings_internal (name, value) values ('leader', '1')`.execute(db),
  )

  expect(isDatabaseGone(failure)).toBe(true)
  expect(pool.totalCount).toBe(0)
  expect(await readPid()).not.toBe(before)
})

test('a process is not ready while its database follows another one', async () => {
  const readiness = async (db: ReturnType<typeof openDb>['db']) => {
    const app = Fastify()

    registerHealth(
      app,
      db,
      () => false,
      () => false,
    )

    const { statusCode } = await app.inject('/medical/prod-api/health/ready')

    await app.close()

    return statusCode
  }

  expect(await readiness(open('').db)).toBe(200)
  expect(await readiness(open(AS_FOLLOWER, { verify: undefined }).db)).toBe(503)
})
