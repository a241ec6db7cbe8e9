/** Limits of the specification, section 9. */
export const CHUNK_SIZE = 1_048_576
export const AT_ONCE = 3
export const NOTIFY_EVERY_MS = 500
const SMOOTHING = 0.1

/** The eight fields of a chunk, in protocol order. */
export type ChunkFields = {
  chunkNumber: number
  chunkSize: number
  currentChunkSize: number
  totalSize: number
  identifier: string
  filename: string
  relativePath: string
  totalChunks: number
}

/** Fields shared by all chunks of a file. */
export type UploadFields = Omit<ChunkFields, 'chunkNumber' | 'currentChunkSize' | 'filename'>

/**
 * Size and path, reduced to letters, digits, `_` and `-`. Chinese characters are dropped, so it is
 * not unique.
 */
export const identifierOf = (size: number, relativePath: string) =>
  `${size}-${relativePath.replaceAll(/[^0-9a-zA-Z_-]/g, '')}`

/**
 * The last chunk includes the remainder: it is up to twice as long, and no chunk is shorter than
 * the others.
 */
export const chunkCount = (size: number, chunkSize: number) =>
  Math.max(1, Math.floor(size / chunkSize))

/** Byte range of a chunk (from 1) in its file. */
export function chunkRange(number: number, size: number, chunkSize: number) {
  const start = (number - 1) * chunkSize
  return { start, end: number === chunkCount(size, chunkSize) ? size : start + chunkSize }
}

export type Speed = { bytesPerSecond: number; bytes: number; at: number; isKnown: boolean }

export const speedFrom = (at: number, bytes = 0): Speed => ({
  bytesPerSecond: 0,
  bytes,
  at,
  isKnown: false,
})

/**
 * The smoothed speed after `bytes` bytes in total. The first measurement counts in full, later ones
 * a tenth.
 */
export function nextSpeed(last: Speed, bytes: number, at: number): Speed {
  if (at <= last.at) return last

  const now = (Math.max(0, bytes - last.bytes) / (at - last.at)) * 1000
  const bytesPerSecond = last.isKnown
    ? SMOOTHING * now + (1 - SMOOTHING) * last.bytesPerSecond
    : now

  return { bytesPerSecond, bytes, at, isKnown: last.isKnown || now > 0 }
}

/** Estimated seconds for `left` bytes; null while unknown. */
export const secondsLeft = (left: number, { bytesPerSecond }: Speed) => {
  if (left <= 0) return 0

  return bytesPerSecond < 1 ? null : Math.ceil(left / bytesPerSecond)
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/** The delay before attempt `times` (from 1). */
export const waitBefore = (times: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (times - 1))
