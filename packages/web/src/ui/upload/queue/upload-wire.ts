import type { ChunkFields, UploadFields } from './chunks.rules.ts'
import type { StoredFile } from './stored-file.ts'

/** The purpose of an upload; passed through to the API. */
export type UploadContext = { purpose: string; signal: AbortSignal }

/**
 * Sends chunks to the server. Both calls throw `NotNow` if a retry makes sense; any other error
 * ends the upload of the file.
 */
export type Wire = {
  /** Whether a chunk is stored already; the file if it is complete. */
  test: (
    chunk: ChunkFields,
    context: UploadContext,
  ) => Promise<{ isHere: boolean; file: StoredFile | null }>

  /** The file, if this chunk completed it. */
  send: (
    chunk: ChunkFields,
    part: Blob,
    context: UploadContext & { onProgress: (share: number) => void },
  ) => Promise<StoredFile | null>

  /** Cancels the upload; its stored chunks may be deleted. */
  cancel: (upload: UploadFields, purpose: string) => Promise<void>
}

/**
 * No answer (`network`: retried without limit), or the server is busy (`busy`: retried for a
 * while).
 */
export class NotNow extends Error {
  readonly why: 'network' | 'busy'

  constructor(why: 'network' | 'busy', message: string) {
    super(message)
    this.why = why
  }
}
