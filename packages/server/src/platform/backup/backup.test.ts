import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { collect, inPieces, OBJECT_FORMS } from '../../testing/files/object-forms.ts'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'
import { flipBit } from '../../testing/tampering.ts'
import { checkAudit, sealAudit } from '../audit/sealer.ts'
import { openKeys } from '../crypto/keys.ts'
import { openDb } from '../db/connect/pool.ts'
import { blobStoreOn } from '../files/blob-store.ts'
import { folderObjects } from '../files/folder-objects.ts'
import type { Objects } from '../files/objects.ts'
import { checkBackup } from './check-backup.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
const HOSPITAL = 'hospital_owner'
const room = mkdtempSync(join(tmpdir(), 'residency-backup-'))
const at = inject('database')
const databases: string[] = []
let postgres: pg.Client
let server: TestServer
let form: { objects: Objects; close(): Promise<void> }
let backup: Manifest
const folder = join(room, 'backup')
const scans = [randomBytes(100_000), randomBytes(10)]
const film = randomBytes(300_000)

beforeAll(async () => {
  chmodSync(room, 0o755)
  postgres = new pg.Client({ ...at, database: 'postgres' })
  await postgres.connect()
  await postgres.query(
    `do $$ begin create role ${HOSPITAL} nologin; exception when duplicate_object then null; end $$`,
  )
  server = await openServer()
  form = await OBJECT_FORMS[1]![1]()

  const blobs = blobStoreOn(form.objects, server.keys.files, server.db)
  const { userId } = await server.as('student')

  for (const [i, bytes] of [...scans, film].entries()) {
    const blob = await blobs.put(inPieces(bytes), bytes.length, { encrypted: i < scans.length })

    const row = {
      key: `k${i}`,
      purpose: 'proof' as const,
      name: '\\.\t证明\n.pdf',
      type: 'application/pdf',
      size: blob.size,
      userId,
    }

    await server.db
      .insertInto('files')
      .values({
        ...row,
        contentHash: blob.contentHash,
        storedAs: blob.storedAs,
        recordKind: 'test',
        recordId: i,
      })
      .execute()
  }

  await sealAudit(server.db, server.keys.audit, join(room, 'heads'))
  await (await server.as('admin')).put('/api/v1/users/profile', { nickname: '备份前' })
  backup = await takeBackup(depsFor(server.connection.database, form.objects), folder)
}, 60_000)

afterAll(async () => {
  await form.close()

  for (const name of databases) await postgres.query(`drop database if exists ${name} with (force)`)

  await postgres.end()
  rmSync(room, { recursive: true, force: true })
})

const depsFor = (database: string, files: Objects, role?: string) => ({
  owner: { ...at, database, ...(role ? { options: `-c role=${role}` } : {}) },
  files,
  keys: server.keys,
  product: { version: '3.0.0', commit: 'a1b2c3d' },
  now: () => new Date(),
})

/** An empty database owned by a role without superuser rights. */
async function emptyDatabase() {
  const name = `r_${randomBytes(6).toString('hex')}`
  databases.push(name)
  await postgres.query(`create database ${name} owner ${HOSPITAL} template template0`)

  return name
}

const from = (afterwards: string[] = []) => ({
  migrations: MIGRATIONS,
  keyFile: server.config.KEY_FILE,
  afterwards,
})

const askIn = async (database: string, sql: string) => {
  const client = new pg.Client({ ...at, database })
  await client.connect()

  return (await client.query(sql).finally(() => client.end())).rows
}

const damaged = (name: string, change: (bytes: Buffer) => Buffer) => {
  const copy = join(room, `damaged-${randomBytes(4).toString('hex')}`)
  cpSync(folder, copy, { recursive: true })
  writeFileSync(join(copy, name), change(readFileSync(join(copy, name))))

  return copy
}

const flipInTheMiddle = (bytes: Buffer) => flipBit(bytes, bytes.length * 4)

// A restore makes every table: on a busy machine it takes its time.
describe('a backup', { timeout: 60_000 }, () => {
  test('is restored by an owner who is no superuser: every row, sequence, file and constraint', async () => {
    const name = await emptyDatabase()
    const files = folderObjects(join(room, 'restored-files'))

    await restoreBackup(depsFor(name, files, HOSPITAL), folder, from())

    const again = await takeBackup(depsFor(name, files), join(room, 'again'))
    const changed = new Set(['audit_entries'])

    expect(
      again.tables.filter((t) => !changed.has(t.name)).map((t) => [t.name, t.rows, t.content]),
    ).toEqual(
      backup.tables.filter((t) => !changed.has(t.name)).map((t) => [t.name, t.rows, t.content]),
    )

    const rowsOf = (m: Manifest) => m.tables.find((t) => t.name === 'audit_entries')!.rows

    expect(rowsOf(again)).toBe(rowsOf(backup) + 1)
    expect(again.files).toEqual({ ...backup.files, sha256: again.files.sha256 })

    const constraints = `select conrelid::regclass::text as t, conname, pg_get_constraintdef(oid) as rule, convalidated from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`

    expect(await askIn(name, constraints)).toEqual(
      await askIn(server.connection.database, constraints),
    )

    const triggers = `select tgrelid::regclass::text as t, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`

    expect(await askIn(name, triggers)).toEqual(await askIn(server.connection.database, triggers))

    const next = again.sequences.find((s) => s.name === 'users_id_seq')!

    expect(Number(next.value)).toBeGreaterThanOrEqual(
      Number((await askIn(name, 'select max(id) from users'))[0].max),
    )
  })

  test('brings its files back: encrypted ones open, plain ones are what they were', async () => {
    const database = openDb({ ...at, database: databases[0]! })

    const blobs = blobStoreOn(
      folderObjects(join(room, 'restored-files')),
      server.keys.files,
      database.db,
    )

    const rows = await database.db
      .selectFrom('files')
      .select(['storedAs', 'size', 'name'])
      .where('recordKind', '=', 'test')
      .orderBy('id')
      .execute()

    const read = await Promise.all(rows.map((row) => collect(blobs.read(row.storedAs, row.size))))

    expect(read.map((bytes, i) => bytes.equals([...scans, film][i]!))).toEqual([true, true, true])
    expect(rows[0]!.name).toBe('\\.\t证明\n.pdf')

    await database.pool.end()
  })

  test('the audit chain of the restored product is whole and continues', async () => {
    const database = openDb({ ...at, database: databases[0]! })
    const heads = join(room, 'restored-heads')

    // rows wait for every older transaction of the server; in tests other servers share it
    const isWhole = async () => {
      await sealAudit(database.db, server.keys.audit, heads)
      expect(await checkAudit(database.db, server.keys.audit, heads)).toMatchObject({
        broken: null,
        unsealed: 0,
      })
    }

    await vi.waitFor(isWhole, { timeout: 20_000, interval: 50 })
    await database.pool.end()
  })

  test('can be restored into a bucket', async () => {
    const name = await emptyDatabase()
    const bucket = await OBJECT_FORMS[1]![1]()

    await restoreBackup(depsFor(name, bucket.objects, HOSPITAL), folder, from())

    const names: string[] = []

    for await (const { name: file } of bucket.objects.list('')) names.push(file)

    expect(names.length).toBe(backup.files.count)

    await bucket.close()
  })

  test('holds no key and nothing personal in plain', async () => {
    const student = await server.db
      .selectFrom('users')
      .select('mobileSealed')
      .where('username', '=', 'student')
      .executeTakeFirstOrThrow()

    expect(student.mobileSealed).toBeTruthy()

    const all = Buffer.concat(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
        .map((bytes) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes)),
    )

    const keyFile = JSON.parse(readFileSync(server.config.KEY_FILE, 'utf8')) as {
      audit: string
      field: { keys: Record<string, string> }
    }

    for (const secret of [keyFile.audit, ...Object.values(keyFile.field.keys)])
      expect(all.includes(secret)).toBe(false)
    for (const bytes of scans) expect(all.includes(bytes)).toBe(false)

    expect(all.includes(film)).toBe(true)

    // a separate mobile or identity card number; ids and hashes differ in length
    expect(
      all.toString('latin1').match(/(?<![\w.+/-])(1[3-9]\d{9}|[1-9]\d{16}[\dX])(?![\w.+/-])/g) ??
        [],
    ).toEqual([])
  })

  test('names the version and the commit that took it', () => {
    const written = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
    expect([written.product, written.commit]).toEqual(['3.0.0', 'a1b2c3d'])
  })

  test('is open to its owner alone', () => {
    const modes = readdirSync(folder, { recursive: true, withFileTypes: true }).map((e) =>
      join(e.parentPath, e.name),
    )
    for (const path of [folder, ...modes]) expect(statSync(path).mode & 0o077, path).toBe(0)
  })
})

describe('a restore is refused', { timeout: 60_000 }, () => {
  test.each([
    ['database/users.gz', flipInTheMiddle],
    ['files.gz', flipInTheMiddle],
    ['manifest.json', flipInTheMiddle, 'manifest.json or manifest.seal'],
    ['manifest.seal', flipInTheMiddle, 'manifest.json or manifest.seal'],
    ['database/roles.gz', (bytes: Buffer) => bytes.subarray(0, 20)],
  ] as [string, (bytes: Buffer) => Buffer, string?][])(
    'when %s is damaged, by its name',
    async (part, change, expected = part) => {
      await expect(checkBackup(damaged(part, change), server.keys, 'k')).rejects.toThrow(
        `damaged: ${expected}`,
      )
    },
  )

  test('when one byte of a file is another, and leaves the database and the store untouched', async () => {
    const file = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).find(
      (e) => e.isFile(),
    )!
    const part = join(file.parentPath, file.name).slice(folder.length + 1)
    const name = await emptyDatabase()
    const files = folderObjects(join(room, 'untouched'))

    await expect(
      restoreBackup(depsFor(name, files, HOSPITAL), damaged(part, flipInTheMiddle), from()),
    ).rejects.toThrow(`damaged: ${part}`)

    expect(
      await askIn(
        name,
        `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual([{ n: 0 }])

    for await (const { name: left } of files.list('')) expect.unreachable(left)
  })

  test('with another key file, which says so', async () => {
    const { keys } = openKeys(join(room, 'other.keys'), true)
    await expect(checkBackup(folder, keys, '/etc/other.keys')).rejects.toThrow(
      'KEY_FILE: /etc/other.keys does not belong to this backup',
    )
  })

  test('when it is not whole', async () => {
    const copy = damaged('manifest.seal', (b) => b)
    rmSync(join(copy, 'manifest.seal'))
    await expect(checkBackup(copy, server.keys, 'k')).rejects.toThrow('not a whole backup')
  })

  test('when it was taken with a version before the first release, or with a later one', async () => {
    const takenWith = async (migrations: Manifest['migrations']) => {
      const copy = damaged('manifest.json', (bytes) => bytes)
      for (const part of ['manifest.json', 'manifest.seal']) rmSync(join(copy, part))

      await writeManifest(copy, { ...backup, migrations }, server.keys)

      return copy
    }

    const name = await emptyDatabase()
    const files = folderObjects(join(room, 'other-versions'))
    const hash = '0'.repeat(64)

    const former = await takenWith([{ name: '0001-accounts.sql', hash }])

    await expect(restoreBackup(depsFor(name, files, HOSPITAL), former, from())).rejects.toThrow(
      /正式发布之前的版本.+\n.+a version before the first release/,
    )

    const later = await takenWith([
      ...backup.migrations,
      { name: '0999-v9.0.0-2030-01-01-later.sql', hash },
    ])

    await expect(restoreBackup(depsFor(name, files, HOSPITAL), later, from())).rejects.toThrow(
      'a later version of the product',
    )

    expect(
      await askIn(
        name,
        `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`,
      ),
    ).toEqual([{ n: 0 }])
  })

  test('into a product that has rows or files', async () => {
    const empty = folderObjects(join(room, 'nothing'))

    await expect(
      restoreBackup(depsFor(server.connection.database, empty), folder, from()),
    ).rejects.toThrow('The database is not empty')

    const name = await emptyDatabase()

    await expect(
      restoreBackup(depsFor(name, form.objects, HOSPITAL), folder, from()),
    ).rejects.toThrow('The files store is not empty')
  })

  test('into a folder that holds something, as a backup', async () => {
    await expect(
      takeBackup(depsFor(server.connection.database, form.objects), folder),
    ).rejects.toThrow('is not empty')
  })
})

test('a restore that breaks off leaves an empty database, and works after the files are cleared', async () => {
  const name = await emptyDatabase()
  const files = folderObjects(join(room, 'half'))

  await expect(
    restoreBackup(depsFor(name, files, HOSPITAL), folder, from(['select 1/0'])),
  ).rejects.toThrow('division by zero')
  await expect(restoreBackup(depsFor(name, files, HOSPITAL), folder, from())).rejects.toThrow(
    'The files store is not empty',
  )

  rmSync(join(room, 'half'), { recursive: true })
  expect((await restoreBackup(depsFor(name, files, HOSPITAL), folder, from())).tables.length).toBe(
    backup.tables.length,
  )
}, 60_000)
