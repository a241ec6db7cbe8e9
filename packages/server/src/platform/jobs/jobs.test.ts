import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '../../testing/server/open-server.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { openDb } from '../db/connect/pool.ts'
import { openJobs } from './jobs.ts'

const server = await openServer()
const { jobs, live } = server.app
const elsewhere = openDb(server.connection)
const other = openJobs(elsewhere.pool, () => {})
const begun: unknown[] = []

/** A job that another process sends, which does not look at its queues itself. */
const send = (key: string) =>
  elsewhere.db.transaction().execute((tx) => other.send(tx, 'exports', { key }))

beforeAll(async () => {
  await live.listen()

  // this process looks again after ten minutes, unless it is woken
  await jobs.work('exports', async ({ key }) => void begun.push(key), 600)
})

afterAll(async () => {
  await other.stop()
  await elsewhere.pool.end()
})

test('a job that another process sends is begun when it is committed', async () => {
  await send('first')
  await waitUntil('the job is begun', () => begun.includes('first'))
})

test('a job that was sent while notifications were lost is begun when they come again', async () => {
  await server.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen live' and datname = current_database()`,
  )
  await send('second')
  await waitUntil('the job is begun', () => begun.includes('second'))
})

test('a name that is no queue wakes nothing', () => {
  for (const name of [undefined, '', 'toString', 'exports; drop'])
    expect(() => jobs.hear(name)).not.toThrow()
})
