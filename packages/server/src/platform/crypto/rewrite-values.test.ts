import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AREAS } from '../../areas.ts'
import { inPieces } from '../../testing/files/object-forms.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { everyOf } from '../area.ts'
import { deviceKeyOf, openKeys, readKeysAgain } from './keys.ts'
import { countFormerValues, rewriteValues } from './rewrite-values.ts'
import { rotateKeyFile } from './rotate-key-file.ts'

const MINUTE = 60_000
const columns = everyOf(AREAS, 'sealed')
const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const server = await openServer()
let count = 1

/** Gives the server a new key as `readKeysAgain` does. */
function rotate() {
  count += 1

  for (const ring of [server.keys.field, server.keys.files])
    Object.assign(ring, {
      current: `k${count}`,
      keys: new Map([...ring.keys, [`k${count}`, randomBytes(32)]]),
      since: new Date(server.clock.now.getTime() - 10 * MINUTE),
    })
}

const parts = (isOver = () => false) => {
  const { db, fields, now } = server.app.asSystem()
  return { db, keys: server.keys, fields, blobs: server.blobs, columns, now, isOver }
}

const left = async () => (await countFormerValues(parts())).left

const keyIdsOfMobiles = async () => {
  const { rows } = await server.asOwner(
    "select distinct split_part(mobile_sealed, ':', 1) as id from users where mobile_sealed is not null order by 1",
  )

  return rows.map(({ id }) => id)
}

const root = await server.as('root')
const mobilesShown = async () =>
  JSON.stringify(
    (
      (await root.get('/api/v1/users/page?pageSize=200')).data as { list: { mobile: string }[] }
    ).list.map(({ mobile }) => mobile),
  )

beforeEach(() => rotate())

describe('values under a former key', () => {
  test('are read meanwhile, and are all under the new key afterwards with the same content', async () => {
    const mobiles = await mobilesShown()
    expect(await left()).toBeGreaterThan(5)
    expect(await mobilesShown()).toBe(mobiles)

    expect(await rewriteValues(parts())).toBe('done')
    expect([await left(), await keyIdsOfMobiles()]).toEqual([0, [`k${count}`]])
    expect(await mobilesShown()).toBe(mobiles)
  })

  test('are taken up where a killed run left them', async () => {
    const mobiles = await mobilesShown()
    const before = await left()
    let steps = 0

    // until they have ended: a call that takes one of them meanwhile would be refused
    const kill = async () => {
      const { database, ...connection } = server.connection
      const client = new pg.Client({ ...connection, database: 'postgres' })
      await client.connect()
      const killed = await client.query<{ pid: number }>(
        'select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [database],
      )

      await waitUntil('the connections have ended', async () => {
        const left = await client.query('select from pg_stat_activity where pid = any($1)', [
          killed.rows.map(({ pid }) => pid),
        ])
        return left.rowCount === 0
      })

      await client.end()
    }

    let killed: Promise<void> | undefined

    const interrupted = rewriteValues(
      parts(() => {
        steps += 1
        if (steps === 2) killed = kill()

        return false
      }),
    ).catch(() => 'killed')

    await interrupted
    await killed
    await expect.poll(() => mobilesShown().catch(() => 'again'), { timeout: 10_000 }).toBe(mobiles)
    await expect
      .poll(() => left().catch(() => before + 1), { timeout: 10_000 })
      .toBeLessThanOrEqual(before)

    await expect
      .poll(() => rewriteValues(parts()).catch(() => 'again'), { timeout: 10_000 })
      .toBe('done')
    expect(await left()).toBe(0)
    expect(await mobilesShown()).toBe(mobiles)
  })

  test('wait for the next run when one has lasted long enough', async () => {
    expect(await rewriteValues(parts(() => true))).toBe('unfinished')
    expect(await left()).toBeGreaterThan(5)
    expect(await rewriteValues(parts())).toBe('done')
  })

  test('are looked for again until every process has had time to read the file', async () => {
    server.keys.field.since = server.clock.now
    expect(await rewriteValues(parts())).toBe('unfinished')

    server.clock.now = new Date(server.clock.now.getTime() + 6 * MINUTE)
    expect(await rewriteValues(parts())).toBe('done')
  })

  test('that somebody holds at the moment are left for the next run, values and files alike', async () => {
    const file = await server.blobs.put(inPieces(randomBytes(1000)), 10_000)
    rotate()

    await server.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('users')
        .select('id')
        .where('mobileSealed', 'is not', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .execute()
      await tx
        .selectFrom('blobs')
        .select('storedAs')
        .where('storedAs', '=', file.storedAs)
        .forUpdate()
        .execute()

      expect(await rewriteValues(parts())).toBe('unfinished')
      expect(await left()).toBe(2)
    })

    expect(await rewriteValues(parts())).toBe('done')
    expect(await left()).toBe(0)
  })

  test('of files that the store has lost stay; they are counted apart and end no run', async () => {
    const storedAs = randomBytes(16).toString('hex')
    await server.db
      .insertInto('blobs')
      .values({
        storedAs,
        isEncrypted: true,
        contentHash: `k1:${storedAs}`,
        size: 10,
        keepUntil: new Date(Date.now() + 24 * 60 * MINUTE),
      })
      .execute()

    try {
      expect(await rewriteValues(parts())).toBe('done')
      expect(await countFormerValues(parts())).toEqual({ left: 0, lost: 1 })
    } finally {
      await server.db.deleteFrom('blobs').where('storedAs', '=', storedAs).execute()
    }
  })

  test('are also files, whose bytes stay the same', async () => {
    const bytes = randomBytes(200_000)
    const { storedAs, size, contentHash } = await server.blobs.put(inPieces(bytes), 1_000_000)
    expect(contentHash.startsWith(`k${count}:`)).toBe(true)

    rotate()
    expect(await buffer(server.blobs.read(storedAs, size))).toEqual(bytes)
    expect(await rewriteValues(parts())).toBe('done')
    expect(await buffer(server.blobs.read(storedAs, size))).toEqual(bytes)

    const row = await server.db
      .selectFrom('blobs')
      .select(['contentHash', 'leases'])
      .where('storedAs', '=', storedAs)
      .executeTakeFirstOrThrow()
    expect(row.contentHash?.startsWith(`k${count}:`)).toBe(true)
    expect(row.leases).toBe(1)
  })
})

test('what a device sealed before a rotation is opened after it', () => {
  const before = deviceKeyOf(server.keys, 'residency/draft/v1|1')
  rotate()
  expect(deviceKeyOf(server.keys, 'residency/draft/v1|1')).toEqual(before)
})

test('every sealed column is rewritten, or its rows live for days only', async () => {
  const SHORT_LIVED = [
    'sms_outbox.mobile_sealed',
    'sms_outbox.text_sealed',
    'sso_logins.id_token_sealed',
    'tasks.input_sealed',
    'wechat_scans.open_id_sealed',
    'wechat_scans.union_id_sealed',
    'wechat_tokens.value_sealed',
  ]

  const { rows } = await server.asOwner(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and column_name like '%\\_sealed'",
  )

  const listed = columns
    .map(({ table, stored }) => `${table}.${stored}`)
    .filter((name) => name.endsWith('_sealed'))

  expect(rows.map(({ name }) => name).sort()).toEqual([...listed, ...SHORT_LIVED].sort())
})

describe('the key file', () => {
  test('gets a key that is used from its moment on; the former one stays', () => {
    const path = join(folder, 'a.keys')
    const { keys } = openKeys(path, true)
    const now = new Date()
    const { id, from } = rotateKeyFile(path, now, new Date(now.getTime() + 10 * MINUTE))
    expect(id).toBe('k2')
    expect(statSync(path).mode & 0o777).toBe(0o600)

    readKeysAgain(keys, path, now)
    expect([keys.field.current, [...keys.field.keys.keys()]]).toEqual(['k1', ['k1', 'k2']])

    readKeysAgain(keys, path, from)
    expect([keys.field.current, keys.files.current, keys.hash.current]).toEqual(['k2', 'k2', 'k1'])
  })

  test('gets one new key of two commands in a row', () => {
    const path = join(folder, 'b.keys')
    openKeys(path, true)
    const now = new Date()
    const from = new Date(now.getTime() + 10 * MINUTE)
    rotateKeyFile(path, now, from)
    const written = readFileSync(path, 'utf8')
    expect(rotateKeyFile(path, now, from).id).toBe('k2')
    expect(readFileSync(path, 'utf8')).toBe(written)

    expect(rotateKeyFile(path, from, new Date(from.getTime() + MINUTE)).id).toBe('k3')
  })

  test('of an earlier version is read as before', () => {
    const path = join(folder, 'c.keys')
    openKeys(path, true)
    const copy = join(folder, 'd.keys')
    copyFileSync(path, copy)
    expect(openKeys(copy, false).keys.field.current).toBe('k1')
  })
})
