import { PRODUCT_VERSION } from '@residency/contract/kernel/version'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'

test('without its database the process is alive and not ready, says so in an envelope, and is ready again by itself', async () => {
  const server = await openServer()
  const { database, ...connection } = server.connection

  const asServer = async (...statements: string[]) => {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    await client.connect()

    for (const statement of statements) await client.query(statement)

    await client.end()
  }

  const health = (which: 'live' | 'ready') => server.anonymous.get(`/health/${which}`)
  const student = await server.as('student')

  expect([(await health('live')).status, (await health('ready')).status]).toEqual([200, 200])

  await asServer(
    `alter database "${database}" with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  )

  await expect.poll(async () => (await health('ready')).status, { timeout: 10_000 }).toBe(503)

  const ready = await health('ready')

  expect(ready.headers['retry-after']).toBe('5')

  expect(JSON.parse(ready.body.toString())).toEqual({
    status: 'DOWN',
    version: PRODUCT_VERSION,
    commit: 'source',
  })

  expect((await health('live')).status).toBe(200)

  const refused = await student.get('/api/v1/users/me')

  expect(refused).toMatchObject({ status: 503, code: 'C0300', data: null })
  expect(refused.body.toString()).not.toContain(database)

  await asServer(`alter database "${database}" with allow_connections true`)
  await expect.poll(async () => (await health('ready')).status, { timeout: 10_000 }).toBe(200)
  expect(await student.get('/api/v1/users/me')).toMatchObject({ status: 200 })
}, 40_000)
