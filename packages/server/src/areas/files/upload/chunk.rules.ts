import { createHash } from 'node:crypto'
import type { Purpose } from '@residency/contract/areas/files/upload.contract'

/** What all chunks of an upload say alike. */
export type UploadFields = {
  chunkSize: number
  totalSize: number
  identifier: string
  relativePath: string
  totalChunks: number
  purpose?: Purpose | undefined
}
export type ChunkFields = UploadFields & { chunkNumber: number; currentChunkSize: number; filename: string }
export type Chunk = {
  /** Counted from 0. */
  index: number
  offset: number
  length: number
  /** What all chunks of one file agree on, and no other file of this person: client texts are hashed, never a path. */
  match: Buffer
  purpose: Purpose
}

/** How an upload is known among those of its person. */
export function matchOf(fields: UploadFields): Pick<Chunk, 'match' | 'purpose'> {
  const purpose = fields.purpose ?? 'attachment'
  const agreed = [fields.identifier, fields.relativePath, fields.totalSize, fields.chunkSize, fields.totalChunks, purpose]
  return { match: createHash('sha256').update(JSON.stringify(agreed)).digest(), purpose }
}

// Every chunk is an object of its own until the file is whole: thousands of next to nothing would fill a disk with their names.
const MOST_SMALL = 200
const LEAST_OF_MANY = 64 * 1024

/**
 * Where a chunk belongs, if its numbers fit together; null where they do not. The last chunk takes what is left, up to twice the chunk
 * size: simple-uploader counts floor(size / chunkSize) chunks, with forceChunkSize one more.
 */
export function placeOf(fields: ChunkFields): Chunk | null {
  const { chunkNumber, chunkSize, totalSize, totalChunks } = fields
  const [fewer, more] = [Math.floor(totalSize / chunkSize), Math.ceil(totalSize / chunkSize)].map((n) => Math.max(1, n))
  if (totalChunks > MOST_SMALL && chunkSize < LEAST_OF_MANY) return null
  if ((totalChunks !== fewer && totalChunks !== more) || chunkNumber > totalChunks) return null
  const offset = (chunkNumber - 1) * chunkSize
  const length = chunkNumber === totalChunks ? totalSize - offset : chunkSize
  if (fields.currentChunkSize !== length) return null
  return { index: chunkNumber - 1, offset, length, ...matchOf(fields) }
}

/** One bit for each chunk, none set. */
export const nothingReceived = (totalChunks: number) => Buffer.alloc(Math.ceil(totalChunks / 8))
/** Bit `index`, as PostgreSQL's set_bit counts them. */
export const isReceived = (received: Buffer, index: number) => ((received[index >> 3] ?? 0) & (1 << (index & 7))) !== 0
export function countReceived(received: Buffer): number {
  let count = 0
  for (const byte of received) for (let rest = byte; rest; rest &= rest - 1) count += 1
  return count
}
