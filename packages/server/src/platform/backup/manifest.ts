import { createHmac, timingSafeEqual } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fingerprintOf, type Keys } from '../crypto/keys.ts'

// A backup is a folder:
//   manifest.json        what is in it, with the SHA-256 of every part
//   manifest.seal        HMAC of manifest.json under the key file's audit key; written last, so a backup with it is a whole one
//   database/<table>.gz  the table's rows as PostgreSQL's COPY writes them (text format, UTF-8), compressed
//   files.gz             one line of JSON per stored file: name, size, SHA-256
//   files/…              the files as they are in the store, encrypted ones encrypted
export const FORMAT = 1
const MANIFEST = 'manifest.json'
const SEAL = 'manifest.seal'
export const FILE_LIST = 'files.gz'
export const partOf = (table: string) => `database/${table}.gz`

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)
const name = z.string().regex(/^[a-z][a-z0-9_]*$/)

const manifest = z.object({
  format: z.literal(FORMAT),

  /** The version that took it, and its commit, which backups before 3.0.0 lack. */
  product: z.string(),
  commit: z.string().optional(),
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  keyFingerprint: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: sha256 })),

  /** `sha256` of the stored part, `content` of the uncompressed rows. */
  tables: z.array(z.object({ name, columns: z.array(name), rows: count, sha256, content: sha256 })),
  sequences: z.array(z.object({ name, value: z.string(), isCalled: z.boolean() })),

  /** `missing`: names in the database that the store did not have at backup time. */
  files: z.object({ count, bytes: count, sha256, missing: z.array(z.string()) }),
})

export type Manifest = z.output<typeof manifest>

export const fileEntry = z.object({ name: z.string(), size: count, sha256 })
export type FileEntry = z.output<typeof fileEntry>

/** A refusal whose message explains everything to the operator. */
export class BackupRefused extends Error {}

async function writeSynced(path: string, text: string) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

const sealOf = (text: string | Buffer, keys: Keys) =>
  createHmac('sha256', keys.audit).update('residency backup v1\n').update(text).digest('hex')

/** Writes the manifest and, last, its seal. */
export async function writeManifest(folder: string, it: Manifest, keys: Keys) {
  const text = `${JSON.stringify(it, null, 1)}\n`
  await writeSynced(join(folder, MANIFEST), text)
  await writeSynced(join(folder, SEAL), `${sealOf(text, keys)}\n`)
}

/**
 * Reads a backup's manifest; refuses one that is incomplete, damaged, of another key file or of a
 * newer format.
 */
export async function readManifest(folder: string, keys: Keys, keyFile: string): Promise<Manifest> {
  const [text, seal] = await Promise.all([
    readFile(join(folder, MANIFEST)),
    readFile(join(folder, SEAL), 'utf8'),
  ]).catch(() => {
    throw new BackupRefused(`${folder} is not a whole backup: ${MANIFEST} or ${SEAL} is missing.`)
  })

  const parsed = readJson(text)

  const { keyFingerprint, format } = z
    .object({ keyFingerprint: z.string(), format: z.number() })
    .catch({ keyFingerprint: '', format: FORMAT })
    .parse(parsed)

  if (keyFingerprint && keyFingerprint !== fingerprintOf(keys))
    throw new BackupRefused(
      `KEY_FILE: ${keyFile} does not belong to this backup; what is encrypted in it could not be read with it.`,
    )

  const sealInFile = Buffer.from(seal.trim(), 'hex')
  const wanted = Buffer.from(sealOf(text, keys), 'hex')
  if (sealInFile.length !== wanted.length || !timingSafeEqual(sealInFile, wanted))
    throw new BackupRefused(
      `The backup is damaged: ${MANIFEST} or ${SEAL} was changed after it had been written.`,
    )

  if (format > FORMAT)
    throw new BackupRefused(`The backup has format ${format}; this product reads up to ${FORMAT}.`)

  return manifest.parse(parsed)
}

function readJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch {
    return undefined
  }
}
