import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Objects } from './objects.ts'
import { asStorageError, ObjectMissing } from './storage-errors.ts'

const UNFINISHED = '.part'
const BUFFER = 256 * 1024

/** A new name survives a power cut only if its folder is synced. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Creates the folder and missing parents, synced against a power cut. */
async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!first) return

  for (let made = folder; made !== dirname(first); made = dirname(made))
    await syncFolder(dirname(made))
}

/** Writes a stream in few calls, without concatenating it first. */
async function writeAll(file: FileHandle, bytes: AsyncIterable<Buffer>) {
  let waiting: Buffer[] = []
  let waitingBytes = 0

  const flush = async () => {
    const { bytesWritten } = await file.writev(waiting)
    // a full disk accepts a part and fails with the next call
    if (bytesWritten < waitingBytes)
      await file.writeFile(Buffer.concat(waiting).subarray(bytesWritten))

    waiting = []
    waitingBytes = 0
  }

  for await (const piece of bytes) {
    waiting.push(piece)
    waitingBytes += piece.length
    if (waitingBytes >= BUFFER) await flush()
  }

  if (waitingBytes > 0) await flush()
}

async function* walk(folder: string): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((e) => {
    if (asStorageError(e) instanceof ObjectMissing) return []
    throw e
  })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.isDirectory()) yield* walk(join(folder, entry.name))
    else yield join(folder, entry.name)
}

/** Objects in a local folder, or in one shared by several machines. */
export function folderObjects(root: string): Objects {
  const pathOf = (name: string) => join(root, name)

  const found = async (path: string) =>
    stat(path).catch((e) => {
      if (asStorageError(e) instanceof ObjectMissing) return undefined // removed since the listing
      throw e
    })

  return {
    async write(name, bytes) {
      const path = pathOf(name)
      const side = `${path}.${randomBytes(6).toString('hex')}${UNFINISHED}`

      try {
        await makeFolder(dirname(path))

        const file = await open(side, 'wx', 0o600)

        try {
          await writeAll(file, bytes)
          await file.datasync()
        } finally {
          await file.close()
        }

        await rename(side, path)
        await syncFolder(dirname(path))
      } catch (e) {
        await rm(side, { force: true }).catch(() => {})
        throw asStorageError(e)
      }
    },
    async *read(name, start, end) {
      if (end < start) return

      const file = await open(pathOf(name), 'r').catch((e) => {
        throw asStorageError(e)
      })

      try {
        for (let at = start; at <= end; ) {
          const buffer = Buffer.allocUnsafe(Math.min(BUFFER, end - at + 1))
          const { bytesRead } = await file.read(buffer, 0, buffer.length, at)
          if (bytesRead === 0) return

          at += bytesRead
          yield buffer.subarray(0, bytesRead)
        }
      } finally {
        await file.close()
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeFolder: (folder) => rm(pathOf(folder), { force: true, recursive: true, maxRetries: 3 }),
    async *list(folder) {
      for await (const path of walk(pathOf(folder))) {
        if (path.endsWith(UNFINISHED)) continue

        const seen = await found(path)

        if (seen)
          yield {
            name: relative(root, path).split(sep).join('/'),
            size: seen.size,
            touchedAt: seen.mtime,
          }
      }
    },
    async sweepUnfinished(before) {
      for await (const path of walk(root)) {
        if (!path.endsWith(UNFINISHED)) continue

        const seen = await found(path)
        if (seen && seen.mtime < before) await rm(path, { force: true })
      }
    },
  }
}
