import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { fingerprintOf, type Keys } from '../crypto/keys.ts'
import type { Connection } from '../db/connect/pool.ts'
import { copyOut } from '../db/copy.ts'
import { objectOf, SWEEP_LOCK } from '../files/blob-store.ts'
import { folderObjects } from '../files/folder-objects.ts'
import type { Objects } from '../files/objects.ts'
import { ObjectMissing } from '../files/storage-errors.ts'
import { copyTarget, findSequences, findTables, openOwner } from './catalogue.ts'
import {
  BackupRefused,
  FILE_LIST,
  type FileEntry,
  FORMAT,
  type Manifest,
  partOf,
  writeManifest,
} from './manifest.ts'
import { linesOf, writePart } from './parts.ts'

type Product = { version: string; commit: string }

export type BackupDeps = {
  owner: Connection
  files: Objects
  keys: Keys
  product: Product
  now: () => Date
}

const AT_ONCE = 4

/** Creates the folder if missing; it must be empty and is made private. */
async function makeRoom(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length)
    throw new BackupRefused(`${folder} is not empty: give a backup a folder of its own.`)

  await chmod(folder, 0o700)
  await mkdir(join(folder, 'database'), { mode: 0o700 })
}

/** Writes every table from one database snapshot, regardless of concurrent writes. */
async function writeDatabase(client: pg.Client, folder: string) {
  const version = await client.query('show server_version')
  const migrations = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  )
  const tables: Manifest['tables'] = []

  for (const table of await findTables(client)) {
    const { rows, sha256, content } = await writePart(
      join(folder, partOf(table.name)),
      copyOut(client, `copy ${copyTarget(table)} to stdout`),
    )
    tables.push({ ...table, rows, sha256, content })
  }

  // read after the tables, so that sequences are never behind the rows
  return {
    postgres: String(version.rows[0].server_version),
    migrations: migrations.rows,
    tables,
    sequences: await findSequences(client),
  }
}

async function namesOfFiles(client: pg.Client) {
  const names: string[] = []

  const there = copyOut(
    client,
    'copy (select stored_as from blobs where content_hash is not null order by stored_as) to stdout',
  )

  for await (const storedAs of linesOf(there)) names.push(objectOf(storedAs))

  return names.sort()
}

async function copyFile(from: Objects, to: Objects, name: string): Promise<FileEntry | null> {
  const hash = createHash('sha256')
  let size = 0

  const measured = async function* () {
    for await (const chunk of from.read(name, 0, Number.MAX_SAFE_INTEGER)) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }

  try {
    await to.write(name, measured())
  } catch (e) {
    if (e instanceof ObjectMissing) return null
    throw e
  }

  return { name, size, sha256: hash.digest('hex') }
}

async function writeFiles(
  files: Objects,
  names: readonly string[],
  folder: string,
): Promise<Manifest['files']> {
  const to = folderObjects(join(folder, 'files'))
  const missing: string[] = []
  let bytes = 0

  const list = async function* (): AsyncGenerator<Buffer, number> {
    for (let i = 0; i < names.length; i += AT_ONCE) {
      const group = names.slice(i, i + AT_ONCE)
      const copied = await Promise.all(group.map((name) => copyFile(files, to, name)))

      for (const [place, entry] of copied.entries()) {
        if (!entry) missing.push(group[place]!)
        bytes += entry?.size ?? 0
        if (entry) yield Buffer.from(`${JSON.stringify(entry)}\n`)
      }
    }

    return names.length - missing.length
  }

  const { rows, sha256 } = await writePart(join(folder, FILE_LIST), list())

  return { count: rows, bytes, sha256, missing }
}

/**
 * Writes database and files into an empty folder while the product runs. The database is one
 * snapshot. Its files are copied afterwards: they are immutable, and the sweep lock keeps them in
 * the store until the backup ends.
 */
export async function takeBackup(
  { owner, files, keys, product, now }: BackupDeps,
  folder: string,
): Promise<Manifest> {
  await makeRoom(folder)
  const client = await openOwner(owner)

  try {
    await client.query('select pg_advisory_lock($1)', [SWEEP_LOCK])
    await client.query('begin isolation level repeatable read read only')

    const takenAt = now().toISOString()
    const database = await writeDatabase(client, folder)
    const names = await namesOfFiles(client)

    await client.query('commit') // the files may take hours; the database snapshot ends here

    const writtenFiles = await writeFiles(files, names, folder)

    const manifest: Manifest = {
      format: FORMAT,
      product: product.version,
      commit: product.commit,
      takenAt,
      keyFingerprint: fingerprintOf(keys),
      ...database,
      files: writtenFiles,
    }

    await writeManifest(folder, manifest, keys)

    const detail = {
      rows: manifest.tables.reduce((sum, t) => sum + t.rows, 0),
      files: writtenFiles.count,
      missing: writtenFiles.missing.length,
    }

    await writeAudit(client, 'accounts.backup.take', detail, now())

    return manifest
  } finally {
    await client.end().catch(() => {})
  }
}

/** Audits the command. */
export const writeAudit = (
  client: pg.Client,
  action: string,
  detail: Readonly<Record<string, unknown>>,
  at: Date,
) =>
  client.query(
    `insert into audit_entries (at, ip, action, result, detail) values ($1, 'terminal', $2, 'ok', $3)`,
    [at, action, JSON.stringify(detail)],
  )
