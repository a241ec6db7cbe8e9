/** Figures of the specification, section 9. */
export const CHUNK_SIZE = 1_048_576
export const AT_ONCE = 3
export const NOTIFY_EVERY_MS = 500
const SMOOTHING = 0.1

/** The eight fields of one chunk, in the order the protocol has them. */
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

/** Those that all chunks of a file have alike. */
export type UploadFields = Omit<ChunkFields, 'chunkNumber' | 'currentChunkSize' | 'filename'>

/** The size and the path without anything but letters, digits, `_` and `-`: Chinese names vanish, so it is no name of its own. */
export const identifierOf = (size: number, relativePath: string) => `${size}-${relativePath.replaceAll(/[^0-9a-zA-Z_-]/g, '')}`

/** The last chunk takes the rest too: it is up to twice as long, and no chunk is shorter than the others. */
export const chunkCount = (size: number, chunkSize: number) => Math.max(1, Math.floor(size / chunkSize))

/** Where a chunk (from 1) begins and ends in its file. */
export function chunkRange(number: number, size: number, chunkSize: number) {
  const start = (number - 1) * chunkSize
  return { start, end: number === chunkCount(size, chunkSize) ? size : start + chunkSize }
}

export type Speed = { bytesPerSecond: number; bytes: number; at: number; isKnown: boolean }
export const speedFrom = (at: number, bytes = 0): Speed => ({ bytesPerSecond: 0, bytes, at, isKnown: false })

/** The smoothed speed after `bytes` have left in all. The first measurement counts whole, later ones a tenth. */
export function nextSpeed(last: Speed, bytes: number, at: number): Speed {
  if (at <= last.at) return last
  const now = (Math.max(0, bytes - last.bytes) / (at - last.at)) * 1000
  const bytesPerSecond = last.isKnown ? SMOOTHING * now + (1 - SMOOTHING) * last.bytesPerSecond : now
  return { bytesPerSecond, bytes, at, isKnown: last.isKnown || now > 0 }
}

/** Whole seconds until `left` bytes are gone; null while nobody can know. */
export const secondsLeft = (left: number, { bytesPerSecond }: Speed) =>
  left <= 0 ? 0 : bytesPerSecond < 1 ? null : Math.ceil(left / bytesPerSecond)

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** How long to wait before the network is tried for the `times`-th time (from 1). */
export const waitBefore = (times: number) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (times - 1))
