import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderObjects } from '../../platform/files/folder-objects.ts'
import type { Objects } from '../../platform/files/objects.ts'
import { openBucket, s3Objects } from '../../platform/files/s3-objects.ts'
import { startBucket } from './bucket.ts'

type Form = {
  objects: Objects

  /** What is stored on the disk below, as a thief of the disk reads it. */
  onDisk(): Buffer
  close(): Promise<void>
}

const filesBelow = (folder: string) =>
  Buffer.concat(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  )

async function folderForm(): Promise<Form> {
  const folder = mkdtempSync(join(tmpdir(), 'residency-objects-'))
  return {
    objects: folderObjects(join(folder, 'files')),
    onDisk: () => filesBelow(folder),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function bucketForm(): Promise<Form> {
  const server = await startBucket()
  const bucket = await openBucket(server.address)
  return {
    objects: s3Objects(bucket, 'files/'),
    onDisk: () => filesBelow(server.folder),
    async close() {
      bucket.close()
      await server.stop()
    },
  }
}

/** The two forms of a store, for tables of tests. */
export const OBJECT_FORMS: [string, () => Promise<Form>][] = [
  ['in a folder', folderForm],
  ['in a bucket', bucketForm],
]

export async function* inPieces(bytes: Buffer, length = 10_000): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

export async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of bytes) all.push(chunk)

  return Buffer.concat(all)
}
