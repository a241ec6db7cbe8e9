import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Keys } from '../crypto/keys.ts'
import { folderObjects } from '../files/folder-objects.ts'
import { ObjectMissing } from '../files/storage-errors.ts'
import {
  BackupRefused,
  FILE_LIST,
  type FileEntry,
  fileEntry,
  type Manifest,
  partOf,
  readManifest,
} from './manifest.ts'
import { assertPart, linesOf, readPart } from './parts.ts'

/** The files of a backup in manifest order. */
export async function* filesIn(folder: string): AsyncIterable<FileEntry> {
  for await (const line of linesOf(readPart(join(folder, FILE_LIST))))
    yield fileEntry.parse(JSON.parse(line))
}

/** The bytes of a file in a backup; throws its name if the hash differs. */
export async function* readFileOf(
  folder: string,
  { name, size, sha256 }: FileEntry,
): AsyncIterable<Buffer> {
  const hash = createHash('sha256')
  let seen = 0

  try {
    for await (const chunk of folderObjects(join(folder, 'files')).read(
      name,
      0,
      Number.MAX_SAFE_INTEGER,
    )) {
      hash.update(chunk)
      seen += chunk.length
      yield chunk
    }
  } catch (e) {
    if (e instanceof ObjectMissing)
      throw new BackupRefused(`The backup is damaged: files/${name} is missing.`)
    throw e
  }

  if (seen !== size || hash.digest('hex') !== sha256)
    throw new BackupRefused(`The backup is damaged: files/${name} is not what was written.`)
}

/** Verifies a whole backup; throws BackupRefused naming the first damaged part. */
export async function checkBackup(folder: string, keys: Keys, keyFile: string): Promise<Manifest> {
  const manifest = await readManifest(folder, keys, keyFile)
  for (const { name, sha256 } of manifest.tables)
    await assertPart(join(folder, partOf(name)), partOf(name), sha256)

  await assertPart(join(folder, FILE_LIST), FILE_LIST, manifest.files.sha256)

  for await (const entry of filesIn(folder)) for await (const _ of readFileOf(folder, entry));

  return manifest
}
