import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBucket } from '../../testing/files/bucket.ts'
import { logInTo, ownFolder, type Product, startProduct } from '../../testing/server/product.ts'
import { flipBit } from '../../testing/tampering.ts'
import { waitUntil } from '../../testing/wait-until.ts'

// The built commands, as `npm run backup` and `npm run restore` call them.
const COMMAND = join(import.meta.dirname, '../../../dist/command.js')
const MOBILE = '13800138123'
const ID_CARD = '11010519491231002X'

const from = ownFolder()
const to = ownFolder()
const room = ownFolder()
const backup = join(room.folder, 'backup')
let product: Product

beforeAll(async () => {
  product = await startProduct({ folder: from.folder })
}, 90_000)

afterAll(async () => {
  await product.stop()
  for (const each of [from, to, room]) each.remove()
})

type Ran = { code: number; output: string }

const command = (at: string, args: string[], environment: Record<string, string> = {}) =>
  new Promise<Ran>((done) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(at, 'data'), ...environment }
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, err) =>
      done({ code: error ? 1 : 0, output: out + err }),
    )
  })

const as = (token: string) => ({ authorization: `Bearer ${token}` })

const jpeg = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

async function uploadPicture(at: Product, token: string, bytes: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), '照片.jpg')

  const answer = await fetch(`${at.url}/api/v1/files`, {
    method: 'POST',
    headers: as(token),
    body: form,
  })

  return ((await answer.json()) as { data: { url: string } | null }).data?.url
}

const createUser = (at: Product, token: string, user: Record<string, unknown>) =>
  fetch(`${at.url}/api/v1/users`, {
    method: 'POST',
    headers: { ...as(token), 'content-type': 'application/json' },
    body: JSON.stringify({ deptId: 1, roleIds: [7], ...user }),
  }).then((r) => r.ok)

const read = async (at: Product, path: string) =>
  Buffer.from(
    await (await fetch(`${at.url}${path.replace('/medical/prod-api', '')}`)).arrayBuffer(),
  )

async function ask(folder: string, sql: string) {
  const client = new pg.Client({
    host: join(folder, 'data/pg/run'),
    user: 'postgres',
    database: 'residency',
  })

  await client.connect()

  return (await client.query(sql).finally(() => client.end())).rows
}

type Parts = {
  tables: { name: string; rows: number; content: string }[]
  files: { count: number; missing: string[] }
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Parts

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))

describe('a backup while the product is written to', () => {
  let before = ''
  let acknowledged = 0

  beforeAll(async () => {
    const { accessToken } = await logInTo(product, 'admin')

    expect(
      await createUser(product, accessToken, {
        username: 'canary',
        nickname: '金丝雀',
        mobile: MOBILE,
        idCard: ID_CARD,
      }),
    ).toBe(true)

    before = (await uploadPicture(product, accessToken, await jpeg(300)))!

    let isOver = false

    const writers = [0, 1, 2].map(async (w) => {
      for (let i = 0; !isOver; i++) {
        if (await createUser(product, accessToken, { username: `load${w}.${i}`, nickname: '写入' }))
          acknowledged += 1
        await uploadPicture(product, accessToken, await jpeg(20 + i))
      }
    })

    await waitUntil('some writes are acknowledged', () => acknowledged > 3)

    const ran = await command(from.folder, ['backup', backup])

    isOver = true
    await Promise.all(writers)
    expect(ran.output).toContain(`written to ${backup}`)
    expect(ran.code).toBe(0)
  }, 120_000)

  test('is whole, and its bytes hold no mobile number and no identity card in plain', async () => {
    expect(acknowledged).toBeGreaterThan(3)

    expect(await command(from.folder, ['backup-check', backup])).toMatchObject({
      code: 0,
      output: expect.stringContaining('is whole'),
    })

    const opened = filesIn(backup).map((bytes) =>
      bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes,
    )

    expect(opened.some((bytes) => bytes.includes('金丝雀'))).toBe(true)

    for (const canary of [MOBILE, ID_CARD])
      expect(opened.some((bytes) => bytes.includes(canary))).toBe(false)

    const key = JSON.parse(readFileSync(join(from.folder, 'data.keys'), 'utf8')) as {
      audit: string
    }

    expect(opened.some((bytes) => bytes.includes(key.audit))).toBe(false)
  })

  test('is refused with another key file, damaged, or into a product that is in use, each with a sentence', async () => {
    const noKey = await command(to.folder, ['restore', backup])

    expect(noKey).toMatchObject({
      code: 1,
      output: expect.stringContaining('data.keys does not exist'),
    })

    const other = await startProduct({
      folder: to.folder,
      environment: { DEMO: '0', DEMO_PASSWORD: '', CAPTCHA_FIXED_CODE: '' },
    })

    await other.stop()

    const wrongKey = await command(to.folder, ['restore', backup], {
      DATA_DIR: join(to.folder, 'third'),
      KEY_FILE: join(to.folder, 'data.keys'),
    })

    expect(wrongKey).toMatchObject({
      code: 1,
      output: expect.stringContaining('data.keys does not belong to this backup'),
    })

    cpSync(join(from.folder, 'data.keys'), join(to.folder, 'data.keys'))

    expect(await command(to.folder, ['restore', backup])).toMatchObject({
      code: 1,
      output: expect.stringContaining('database is not empty'),
    })

    const damaged = join(room.folder, 'damaged')

    cpSync(backup, damaged, { recursive: true })

    const part = join(damaged, 'database/audit_entries.gz')
    const bytes = readFileSync(part)

    writeFileSync(part, flipBit(bytes, bytes.length * 4))
    rmSync(join(to.folder, 'data'), { recursive: true })

    expect(await command(to.folder, ['restore', damaged])).toMatchObject({
      code: 1,
      output: expect.stringContaining('damaged: database/audit_entries.gz'),
    })
  }, 120_000)

  test('is restored into an empty folder: every table and file as it was, people log in, pictures are read', async () => {
    rmSync(join(to.folder, 'data'), { recursive: true, force: true })

    const restored = await command(to.folder, ['restore', backup])

    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringContaining('Restored the backup'),
    })

    expect((await command(to.folder, ['backup', join(room.folder, 'again')])).code).toBe(0)

    const [one, two] = [manifestOf(backup), manifestOf(join(room.folder, 'again'))]
    const contents = (m: Parts) =>
      m.tables.filter((t) => t.name !== 'audit_entries').map((t) => [t.name, t.rows, t.content])

    expect(contents(two)).toEqual(contents(one))
    expect(two.files).toMatchObject({ count: one.files.count, missing: [] })

    const again = await startProduct({ folder: to.folder })

    expect(again.output()).not.toContain('shown once')

    await logInTo(again, 'admin')
    expect((await read(again, before)).equals(await read(product, before))).toBe(true)

    // one moment: of everybody who was created there is the audit row of the same transaction, and
    // nobody else's
    const [{ people, entries }] = (await ask(
      to.folder,
      `select (select count(*)::int from users where username like 'load%') as people,
        (select count(*)::int from audit_entries where action = 'accounts.user.create' and entity_id in
          (select id::text from users where username like 'load%')) as entries`,
    )) as [{ people: number; entries: number }]

    expect(people).toBeGreaterThan(0)
    expect(entries).toBe(people)

    const pictures = (await ask(
      to.folder,
      'select stored_as from blobs where content_hash is not null',
    )) as { stored_as: string }[]

    const storedFiles = new Set(
      readdirSync(join(to.folder, 'data/files'), { recursive: true, withFileTypes: true }).map(
        (entry) => entry.name,
      ),
    )

    expect(pictures.filter((row) => !storedFiles.has(row.stored_as))).toEqual([])

    await again.stop()

    expect(await command(to.folder, ['audit-check'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('whole'),
    })
  }, 180_000)

  test('a restore that was killed leaves no half database, and runs again after clearing', async () => {
    const third = ownFolder()
    cpSync(join(from.folder, 'data.keys'), join(third.folder, 'data.keys'))

    const child = execFile(process.execPath, [COMMAND, 'restore', backup], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: join(third.folder, 'data') },
    })
    const files = join(third.folder, 'data/files')

    const hasFiles = () => {
      try {
        return readdirSync(files, { recursive: true, withFileTypes: true }).some(
          (entry) => entry.isFile() && !entry.name.endsWith('.part'),
        )
      } catch {
        return false
      }
    }

    while (!hasFiles() && child.exitCode === null) await sleep(5)

    child.kill('SIGKILL')
    await new Promise((done) => child.once('exit', done))

    expect(await command(third.folder, ['restore', backup])).toMatchObject({
      code: 1,
      output: expect.stringContaining('files store is not empty'),
    })

    expect(
      await ask(
        third.folder,
        `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`,
      ).catch(() => [{ n: 0 }]),
    ).toEqual([{ n: 0 }])

    rmSync(files, { recursive: true })
    mkdirSync(files)
    expect((await command(third.folder, ['restore', backup])).output).toContain(
      'Restored the backup',
    )

    third.remove()
  }, 120_000)
})

test('with files in a bucket a backup holds them, and they are restored into a folder', async () => {
  const bucket = await startBucket()
  const own = ownFolder()
  const started = await startProduct({ folder: own.folder, environment: bucket.environment })
  const { accessToken } = await logInTo(started, 'teacher')
  const picture = (await uploadPicture(started, accessToken, await jpeg(500)))!
  const bytes = await read(started, picture)

  expect(readdirSync(join(own.folder, 'data'))).not.toContain('files')

  const at = join(room.folder, 'of-bucket')

  expect(await command(own.folder, ['backup', at], bucket.environment)).toMatchObject({ code: 0 })

  await started.stop()
  await bucket.stop()
  rmSync(join(own.folder, 'data'), { recursive: true })
  expect(await command(own.folder, ['restore', at])).toMatchObject({ code: 0 })

  const again = await startProduct({ folder: own.folder })

  expect((await read(again, picture)).equals(bytes)).toBe(true)

  await again.stop()
  own.remove()
}, 180_000)
