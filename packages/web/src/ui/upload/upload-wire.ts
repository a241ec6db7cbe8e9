import type { ChunkFields, UploadFields } from './chunks.rules.ts'
import type { StoredFile } from './stored-file.ts'

/** What one file is uploaded for; a word of whoever judges files, handed on to the wire. */
export type UploadContext = { purpose: string; signal: AbortSignal }

/** How chunks reach the server. Both throw: `NotNow` where it makes sense to try again, anything else ends the upload of the file. */
export type Wire = {
  /** Whether a chunk is there already; the file, where it is complete. */
  test: (chunk: ChunkFields, context: UploadContext) => Promise<{ isHere: boolean; file: StoredFile | null }>
  /** The file, where this was the chunk that completed it. */
  send: (chunk: ChunkFields, part: Blob, context: UploadContext & { onProgress: (share: number) => void }) => Promise<StoredFile | null>
  /** The upload is not wanted any more; what is there of it may go. */
  cancel: (upload: UploadFields, purpose: string) => Promise<void>
}

/** Not answered (`network`: waited for without end), or answered by somebody who has no time now (`busy`: for a while). */
export class NotNow extends Error {
  readonly why: 'network' | 'busy'
  constructor(why: 'network' | 'busy', message: string) {
    super(message)
    this.why = why
  }
}
