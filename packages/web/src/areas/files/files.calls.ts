import { cancelUpload, sendChunk, testChunk } from '@residency/contract/areas/files/upload.contract'
import { call } from '../../platform/calls/api-client.ts'
import { ApiError, NO_ANSWER } from '../../platform/calls/api-error.ts'
import { NotNow, type Wire } from '../../ui/upload/queue/upload-wire.ts'

/**
 * Status codes that end an upload when a chunk is checked; after any other the chunk is sent
 * (protocol of the specification).
 */
const FINAL: ReadonlySet<number | undefined> = new Set([401, 404, 413, 415, 500, 501])

/** The response came from a proxy, not from the server. */
const GATEWAY: ReadonlySet<number | undefined> = new Set([502, 503, 504])
const BUSY: ReadonlySet<number | undefined> = new Set([429, 503])

function judged(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.code === NO_ANSWER || (error.code === '' && GATEWAY.has(error.status)))
    return new NotNow('network', error.msg)

  return BUSY.has(error.status) ? new NotNow('busy', error.msg) : error
}

/**
 * Chunk upload over the contract's calls: token, language and session expiry are handled as
 * everywhere.
 */
export const wire: Wire = {
  async test(chunk, { purpose, signal }) {
    try {
      const answer = await call(
        testChunk,
        { ...chunk, purpose: purpose as 'attachment' },
        { signal, quiet: true },
      )

      return { isHere: answer !== undefined, file: answer ?? null }
    } catch (error) {
      const found = judged(error)
      if (found instanceof ApiError && !FINAL.has(found.status))
        return { isHere: false, file: null }

      throw found
    }
  },
  async send(chunk, part, { purpose, signal, onProgress }) {
    try {
      const file = { blob: part, name: chunk.filename }
      return await call(
        sendChunk,
        { ...chunk, purpose: purpose as 'attachment' },
        { file, signal, onProgress, quiet: true },
      )
    } catch (error) {
      throw judged(error)
    }
  },
  async cancel(upload, purpose) {
    const calling = call(
      cancelUpload,
      { ...upload, purpose: purpose as 'attachment' },
      { quiet: true },
    )
    await calling.catch((error) => {
      throw judged(error)
    })
  },
}
