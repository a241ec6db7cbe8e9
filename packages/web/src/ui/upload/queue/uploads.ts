import type { PauseReason } from './backoff.ts'
import {
  AT_ONCE,
  CHUNK_SIZE,
  type ChunkFields,
  chunkCount,
  chunkRange,
  identifierOf,
  type Speed,
  secondsLeft,
  speedFrom,
  type UploadFields,
} from './chunks.rules.ts'
import type { StoredFile } from './stored-file.ts'

type UploadState = 'waiting' | 'uploading' | 'paused' | 'success' | 'error'

/**
 * pending or, after a failure or a lost connection, retry: to be sent; reading: asked for and read
 * from disk; uploading: on its way; progress: some bytes have left; complete: all have, the server
 * is storing them; success or error: answered.
 */
export type ChunkState =
  | 'pending'
  | 'retry'
  | 'reading'
  | 'uploading'
  | 'progress'
  | 'complete'
  | 'success'
  | 'error'

/**
 * Failures without a message of the server: the file changed on disk, or the server never reported
 * it complete.
 */
type Problem = 'unreadable' | 'unfinished'

/** An upload as it is displayed. */
export type UploadItem = {
  key: string
  source: File
  name: string
  size: number
  state: UploadState
  chunks: readonly ChunkState[]

  /** Bytes stored. */
  uploaded: number
  bytesPerSecond: number

  /** null while unknown. */
  secondsLeft: number | null
  stored: StoredFile | null
  problem: Problem | null
  message: string | null
}

export type UploadSnapshot = { items: readonly UploadItem[]; pausedBy: PauseReason | null }

export type Chunk = {
  number: number
  size: number
  state: ChunkState
  sent: number
  abort: AbortController | null
}

export type Upload = {
  key: string
  source: File
  name: string
  relativePath: string
  identifier: string
  purpose: string
  state: UploadState
  chunks: Chunk[]
  speed: Speed

  /** The server may know of it. */
  hasBegun: boolean

  /** Bytes sent in this session, for the speed; chunks stored before do not count. */
  sentInAll: number

  /** Consecutive busy or incomplete responses without progress. */
  tries: number
  stored: StoredFile | null
  problem: Problem | null
  message: string | null
}

export type Settings = { chunkSize: number; atOnce: number }
export const SETTINGS: Settings = { chunkSize: CHUNK_SIZE, atOnce: AT_ONCE }

let count = 0
const pathOf = (file: File) => file.webkitRelativePath || file.name

export const newChunks = (
  size: number,
  chunkSize: number,
  state: ChunkState = 'pending',
): Chunk[] =>
  Array.from({ length: chunkCount(size, chunkSize) }, (_, i) => {
    const { start, end } = chunkRange(i + 1, size, chunkSize)
    return { number: i + 1, size: end - start, state, sent: 0, abort: null }
  })

export function newUpload(source: File, purpose: string, chunkSize: number): Upload {
  const relativePath = pathOf(source)
  return {
    key: `upload-${++count}`,
    source,
    name: source.name,
    relativePath,
    identifier: identifierOf(source.size, relativePath),
    purpose,
    state: 'waiting',
    chunks: newChunks(source.size, chunkSize),
    speed: speedFrom(Date.now()),
    hasBegun: false,
    sentInAll: 0,
    tries: 0,
    stored: null,
    problem: null,
    message: null,
  }
}

/**
 * Whether two files are the same. The path counts too: identifiers of Chinese names contain little
 * more than the size.
 */
export const isSameFile = (upload: Upload, file: File) =>
  upload.identifier === identifierOf(file.size, pathOf(file)) &&
  upload.relativePath === pathOf(file)

export const fieldsOf = (upload: Upload, chunk: Chunk, chunkSize: number): ChunkFields => ({
  chunkNumber: chunk.number,
  chunkSize,
  currentChunkSize: chunk.size,
  totalSize: upload.source.size,
  identifier: upload.identifier,
  filename: upload.name,
  relativePath: upload.relativePath,
  totalChunks: upload.chunks.length,
})

export const uploadFieldsOf = (
  { source, identifier, relativePath, chunks }: Upload,
  chunkSize: number,
): UploadFields => ({
  chunkSize,
  totalSize: source.size,
  identifier,
  relativePath,
  totalChunks: chunks.length,
})

/** Aborts a chunk; it must be checked and sent again. */
export function resetChunk(chunk: Chunk) {
  chunk.abort?.abort()
  chunk.abort = null
  chunk.state = 'retry'
  chunk.sent = 0
}

export const isToSend = ({ state }: Chunk) => state === 'pending' || state === 'retry'
const UNDER_WAY: ReadonlySet<ChunkState> = new Set(['reading', 'uploading', 'progress', 'complete'])
export const isUnderWay = ({ state }: Chunk) => UNDER_WAY.has(state)

export function itemOf(upload: Upload): UploadItem {
  const { key, source, name, state, stored, problem, message, speed } = upload
  const uploaded =
    state === 'success' ? source.size : upload.chunks.reduce((sum, chunk) => sum + chunk.sent, 0)
  return {
    // Read rarely, while items are made with every piece of progress: a large file has thousands of
    // chunks.
    get chunks() {
      return upload.chunks.map((chunk) => chunk.state)
    },
    key,
    source,
    name,
    state,
    stored,
    problem,
    message,
    uploaded,
    size: source.size,
    bytesPerSecond: state === 'uploading' ? speed.bytesPerSecond : 0,
    secondsLeft: state === 'uploading' ? secondsLeft(source.size - uploaded, speed) : null,
  }
}
