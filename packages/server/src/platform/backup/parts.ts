import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { BackupRefused } from './manifest.ts'

/** SHA-256 of the uncompressed rows (`content`) and of the stored bytes (`sha256`), and the rows. */
export type PartSummary = { content: string; sha256: string; rows: number }

/**
 * Compresses a stream into a new file, which only its owner can read; resolves when it is synced to
 * disk. The return value of the stream is the number of its rows.
 */
export async function writePart(
  path: string,
  bytes: AsyncGenerator<Buffer, number>,
): Promise<PartSummary> {
  const [content, stored] = [createHash('sha256'), createHash('sha256')]
  let rows = 0

  const plain = async function* () {
    for (let step = await bytes.next(); ; step = await bytes.next()) {
      if (step.done) {
        rows = step.value
        return
      }

      content.update(step.value)
      yield step.value
    }
  }

  const hashed = async function* (compressed: AsyncIterable<Buffer>) {
    for await (const chunk of compressed) {
      stored.update(chunk)
      yield chunk
    }
  }

  await pipeline(
    Readable.from(plain()),
    createGzip(),
    hashed,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )

  return { content: content.digest('hex'), sha256: stored.digest('hex'), rows }
}

/** Refuses a part whose stored bytes have another hash, or that cannot be read. */
export async function assertPart(path: string, part: string, sha256: string) {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  } catch (e) {
    throw new BackupRefused(
      `The backup is damaged: ${part} cannot be read (${(e as { code?: string }).code}).`,
    )
  }

  if (hash.digest('hex') !== sha256)
    throw new BackupRefused(`The backup is damaged: ${part} is not what was written.`)
}

/** The uncompressed bytes of a part. */
export async function* readPart(path: string): AsyncIterable<Buffer> {
  const file = createReadStream(path)
  const plain = createGunzip()

  file.on('error', (e) => plain.destroy(e))
  yield* file.pipe(plain) as AsyncIterable<Buffer>
}

const NEWLINE = 0x0a

/** The lines of a part. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncIterable<string> {
  let rest = Buffer.alloc(0)
  for await (const chunk of bytes) {
    const all = rest.length ? Buffer.concat([rest, chunk]) : chunk
    let from = 0

    for (let index = all.indexOf(NEWLINE); index !== -1; index = all.indexOf(NEWLINE, from)) {
      yield all.subarray(from, index).toString()
      from = index + 1
    }

    rest = Buffer.from(all.subarray(from))
  }

  if (rest.length) yield rest.toString()
}
