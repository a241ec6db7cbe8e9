import { createHash } from 'node:crypto'
import type { Purpose } from '@residency/contract/areas/files/upload.contract'

/** Fields that are equal in all chunks of an upload. */
export type UploadFields = {
  chunkSize: number
  totalSize: number
  identifier: string
  relativePath: string
  totalChunks: number
  purpose?: Purpose | undefined
}

export type ChunkFields = UploadFields & {
  chunkNumber: number
  currentChunkSize: number
  filename: string
}

export type Chunk = {
  /** Counted from 0. */
  index: number
  offset: number
  length: number

  /**
   * Identifies one file among a person's uploads: client texts are hashed, never used as a path.
   */
  match: Buffer
  purpose: Purpose
}

/** Computes the identity of an upload. */
export function matchOf(fields: UploadFields): Pick<Chunk, 'match' | 'purpose'> {
  const purpose = fields.purpose ?? 'attachment'

  const agreed = [
    fields.identifier,
    fields.relativePath,
    fields.totalSize,
    fields.chunkSize,
    fields.totalChunks,
    purpose,
  ]

  return { match: createHash('sha256').update(JSON.stringify(agreed)).digest(), purpose }
}

// Every chunk is an object until the file is complete: thousands of tiny ones would exhaust the
// file system.
const MAX_SMALL = 200
const MIN_CHUNK_OF_MANY = 64 * 1024

/**
 * The byte range of a chunk if its numbers are consistent, otherwise null. The last chunk takes the
 * rest, up to twice the chunk size: simple-uploader counts floor(size / chunkSize) chunks, with
 * forceChunkSize one more.
 */
export function placeOf(fields: ChunkFields): Chunk | null {
  const { chunkNumber, chunkSize, totalSize, totalChunks } = fields
  const [fewer, more] = [Math.floor(totalSize / chunkSize), Math.ceil(totalSize / chunkSize)].map(
    (n) => Math.max(1, n),
  )
  if (totalChunks > MAX_SMALL && chunkSize < MIN_CHUNK_OF_MANY) return null
  if ((totalChunks !== fewer && totalChunks !== more) || chunkNumber > totalChunks) return null

  const offset = (chunkNumber - 1) * chunkSize
  const length = chunkNumber === totalChunks ? totalSize - offset : chunkSize
  if (fields.currentChunkSize !== length) return null

  return { index: chunkNumber - 1, offset, length, ...matchOf(fields) }
}

/** One bit per chunk, none set. */
export const nothingReceived = (totalChunks: number) => Buffer.alloc(Math.ceil(totalChunks / 8))

/** Bit `index`, as PostgreSQL's set_bit counts them. */
export const isReceived = (received: Buffer, index: number) =>
  ((received[index >> 3] ?? 0) & (1 << (index & 7))) !== 0

export function countReceivedChunks(received: Buffer): number {
  let count = 0
  for (const byte of received) for (let rest = byte; rest; rest &= rest - 1) count += 1

  return count
}
