import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { openFollower } from '../../../testing/server/open-follower.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'
import type { Db } from '../connect/pool.ts'

/** It differs from the leader by names, which show what was read. */
const follower = await openFollower()
await follower.asOwner(`
  update departments set name = '副本' || name;
  update bases set name = '副本' || name;
  insert into settings_internal (name, value) values ('place', 'replica')`)

const server = await openServer({ replica: follower.db })
const { replica } = server.app.asSystem().services
await server.asOwner(`insert into settings_internal (name, value) values ('place', 'leader')`)

const placeOf = async (db: Db) =>
  (
    await sql<{ value: string }>`select value from settings_internal where name = 'place'`.execute(
      db,
    )
  ).rows[0]!.value

/** From where a reading of somebody is answered. */
const readAs = (userId: number) => {
  const ctx = server.app.asSystem()
  return replica.read({ ...ctx, actor: { ...ctx.actor, userId } }, ({ db }) => placeOf(db))
}

const UNKNOWN_PERSON = 987_654

beforeEach(() => follower.setState({}))

test('a reading is answered by a replica that has all that the leader has written', async () => {
  expect(await readAs(UNKNOWN_PERSON)).toBe('replica')
  expect(await replica.findLag()).toBeLessThan(1000)
})

test('within the bound a replica that is behind answers, beyond it the leader', async () => {
  await follower.setState({ position: '0/1', replayed: "clock_timestamp() - interval '4 seconds'" })
  expect(await readAs(UNKNOWN_PERSON)).toBe('replica')

  await follower.setState({
    position: '0/1',
    replayed: "clock_timestamp() - interval '12 seconds'",
  })
  expect(await readAs(UNKNOWN_PERSON)).toBe('leader')
})

test('a replica of which nothing is known is not read', async () => {
  await follower.setState({ position: '0/1' })
  expect(await readAs(UNKNOWN_PERSON)).toBe('leader')
  expect(await replica.findLag()).toBeNull()
})

test('an address that leads to the leader itself is as fresh as the leader', async () => {
  await follower.setState({ follows: false })
  expect(await replica.findLag()).toBe(0)
})

test('who has just changed something reads the leader, in whichever process it was', async () => {
  replica.changes(UNKNOWN_PERSON, server.app.asSystem().now())
  expect(await readAs(UNKNOWN_PERSON)).toBe('leader')

  const elsewhere = await server.as('teacher')

  await server.db
    .insertInto('auditEntries')
    .values({
      at: server.app.asSystem().now(),
      userId: elsewhere.userId,
      ip: '',
      action: 'test.thing.change',
      result: 'ok',
    })
    .execute()
  expect(await readAs(elsewhere.userId)).toBe('leader')
})

test('a reading that the replica breaks off is asked of the leader; a fault of ours is not', async () => {
  const ctx = server.app.asSystem()
  const reader = { ...ctx, actor: { ...ctx.actor, userId: UNKNOWN_PERSON + 1 } }

  const answer = replica.read(reader, async ({ db }) => {
    const place = await placeOf(db)
    if (place === 'replica') throw Object.assign(new Error('conflict'), { code: '40001' })

    return place
  })

  expect(await answer).toBe('leader')
  await expect(replica.read(reader, () => Promise.reject(new Error('ours')))).rejects.toThrow(
    'ours',
  )
})

test('a task reads the replica once the replica has the task', async () => {
  const ctx = server.app.asSystem()
  const placeOfTask = async (key: string) => placeOf(await replica.ofTask(ctx, key))

  expect(await placeOfTask('not-there-yet')).toBe('leader')

  await follower.asOwner(`insert into tasks (key, kind, turn, sheet, user_id, ip, language, created_at)
    select 'replayed', 'export', 0, 'thing', min(id), '', 'zh-cn', now() from users`)
  expect(await placeOfTask('replayed')).toBe('replica')
})

const loadFigures = async (who: Caller) =>
  JSON.stringify((await who.get('/api/v1/rotationLoad')).data)

test('figures come from the replica, until their reader changes something', async () => {
  const office = await server.as('bhb')

  server.clock.now = new Date(server.clock.now.getTime() + 60_000)
  await server.asOwner(`update sessions set last_used_at = last_used_at + interval '1 minute'`)
  expect(await loadFigures(office)).toContain('副本')

  await office.put('/api/v1/users/me/tour', { seenTour: 1 })
  expect(await loadFigures(office)).not.toContain('副本')
})

test('the page of health shows how far the replica is behind', async () => {
  const root = await server.as('root')
  const page = JSON.stringify((await root.get('/api/v1/system/health')).data)

  expect(page).toContain('数据库副本的延迟')
})

test('while the leader is away readings continue from a replica that was fresh a moment ago; changes are refused', async () => {
  const [reader, unknown] = [await server.as('teacher'), await server.as('student')]
  const { database, ...connection } = server.connection

  const asServer = async (...statements: string[]) => {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    await client.connect()

    for (const statement of statements) await client.query(statement)

    await client.end()
  }

  const sessions = await server.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', reader.userId)
    .execute()

  // last used so long ago that the product wants to note their use, which the replica refuses
  for (const { tokenHash, id, userId, createdAt, lastUsedAt } of sessions)
    await follower.asOwner(`insert into sessions (token_hash, id, user_id, entry, ip, agent, created_at, last_used_at)
      values ('\\x${tokenHash.toString('hex')}', '${id}', ${userId}, 'password', '', '', '${createdAt.toISOString()}', '${new Date(lastUsedAt.getTime() - 300_000).toISOString()}')`)

  await replica.findLag()

  await asServer(
    `alter database "${database}" with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  )

  try {
    expect(await reader.get('/api/v1/users/me')).toMatchObject({ status: 200 })
    // of a session that the replica has not got yet nobody is logged out
    expect(await unknown.get('/api/v1/users/me')).toMatchObject({ status: 503 })
    expect(await reader.put('/api/v1/users/me/tour', { seenTour: 1 })).toMatchObject({
      status: 503,
    })
  } finally {
    await asServer(`alter database "${database}" with allow_connections true`)
  }
})
