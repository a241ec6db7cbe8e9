import { createBackoff } from './backoff.ts'
import { createCancelQueue } from './cancel-queue.ts'
import { chunkRange, NOTIFY_EVERY_MS, nextSpeed, speedFrom, waitBefore } from './chunks.rules.ts'
import { NotNow, type Wire } from './upload-wire.ts'
import {
  type Chunk,
  fieldsOf,
  isSameFile,
  isToSend,
  isUnderWay,
  itemOf,
  newChunks,
  newUpload,
  resetChunk,
  SETTINGS,
  type Upload,
  type UploadSnapshot,
  uploadFieldsOf,
} from './uploads.ts'

/** A connection that stalls this long counts as lost. */
const STALL_MS = 60_000

/** The timeout after the last byte of a chunk: the server may be assembling a large file. */
const ANSWER_MS = 300_000
const MAX_TRIES = 8

export type Refusal = 'empty' | 'duplicate'
export type Uploader = ReturnType<typeof createUploader>

const abortChunks = (upload: Upload) => upload.chunks.filter(isUnderWay).forEach(resetChunk)

function markReading(upload: Upload, chunk: Chunk, abort: AbortController) {
  if (upload.state === 'waiting') upload.speed = speedFrom(Date.now(), upload.sentInAll)

  upload.state = 'uploading'
  upload.hasBegun = true
  chunk.abort = abort
  chunk.state = 'reading'
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function problemOf(error: unknown): Upload['problem'] {
  if (error instanceof Unreadable) return 'unreadable'

  return error instanceof Unfinished ? 'unfinished' : null
}

/**
 * Uploads files in chunks, three at a time in total. Each chunk is checked before it is sent, so a
 * pause, a lost connection or a closed tab costs at most the chunks in progress. A lost network is
 * not an error: the uploader waits for it. `signals` emits `online` and `offline`.
 */
export function createUploader(wire: Wire, signals: EventTarget, settings = SETTINGS) {
  let uploads: Upload[] = []
  let snapshot: UploadSnapshot = { items: [], pausedBy: null }
  let running = 0
  let notifyTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const backoff = createBackoff(() => pump())

  const cancelQueue = createCancelQueue(
    (upload) => wire.cancel(uploadFieldsOf(upload, settings.chunkSize), upload.purpose),
    () => pump(),
  )

  const stateKey = () => [backoff.why(), ...uploads.map(({ key, state }) => key + state)].join()
  let lastStateKey = stateKey()

  function notify() {
    clearTimeout(notifyTimer)
    notifyTimer = undefined
    lastStateKey = stateKey()
    snapshot = { items: uploads.map(itemOf), pausedBy: backoff.why() }

    for (const listen of listeners) listen()
  }

  /** State changes are emitted at once, progress every half second. */
  function show() {
    if (stateKey() !== lastStateKey) notify()
    else notifyTimer ??= setTimeout(notify, NOTIFY_EVERY_MS)
  }

  function nextChunk() {
    for (const upload of uploads) {
      if (
        (upload.state !== 'waiting' && upload.state !== 'uploading') ||
        cancelQueue.isLeaving(upload)
      )
        continue

      const chunk = upload.chunks.find(isToSend)
      if (chunk) return { upload, chunk }
    }

    return null
  }

  function pump() {
    // After a pause a single call tests the connection.
    const limit = backoff.why() ? 1 : settings.atOnce
    while (!backoff.isWaiting() && running < limit) {
      const next = nextChunk()
      if (!next) break

      void carry(next.upload, next.chunk)
    }

    show()
  }

  async function carry(upload: Upload, chunk: Chunk) {
    const abort = new AbortController()
    markReading(upload, chunk, abort)
    running += 1

    try {
      const stored = await deliver(upload, chunk, abort)
      if (abort.signal.aborted) return // The caller that aborted it has put it back in the queue.

      backoff.answered()
      chunk.state = 'success'
      chunk.abort = null

      if (stored) finish(upload, stored)
      else if (upload.chunks.every(({ state }) => state === 'success'))
        awaitCompletion(upload, chunk)
      else upload.tries = 0
    } catch (error) {
      if (abort.signal.aborted) return

      resetChunk(chunk)

      if (!(error instanceof NotNow)) fail(upload, chunk, error)
      else if (error.why === 'busy' && ++upload.tries > MAX_TRIES) fail(upload, chunk, error)
      else backoff.begin(error.why)
    } finally {
      running -= 1
      pump()
    }
  }

  /** Checks a chunk and sends it if missing; returns the stored file if complete. */
  async function deliver(upload: Upload, chunk: Chunk, abort: AbortController) {
    const fields = fieldsOf(upload, chunk, settings.chunkSize)
    const context = { purpose: upload.purpose, signal: abort.signal }
    const known = await wire.test(fields, context)
    if (abort.signal.aborted) return null

    if (known.isHere) {
      chunk.sent = chunk.size
      return known.file
    }

    const { start, end } = chunkRange(chunk.number, upload.source.size, settings.chunkSize)

    const bytes = await upload.source
      .slice(start, end)
      .arrayBuffer()
      .catch(() => null)

    if (abort.signal.aborted) return null
    if (!bytes || bytes.byteLength !== chunk.size) throw new Unreadable()

    chunk.state = 'uploading'
    show()

    const stalled = () => {
      resetChunk(chunk)
      backoff.begin('network')
      show()
    }

    let watch = setTimeout(stalled, STALL_MS)

    const onProgress = (share: number) => {
      if (abort.signal.aborted) return

      clearTimeout(watch)
      watch = setTimeout(stalled, share < 1 ? STALL_MS : ANSWER_MS)
      chunk.state = share < 1 ? 'progress' : 'complete'
      moveOn(upload, chunk, share * chunk.size)
    }

    try {
      const stored = await wire.send(fields, new Blob([bytes]), { ...context, onProgress })
      if (!abort.signal.aborted) moveOn(upload, chunk, chunk.size)

      return stored
    } finally {
      clearTimeout(watch)
    }
  }

  function moveOn(upload: Upload, chunk: Chunk, sent: number) {
    upload.sentInAll += Math.max(0, sent - chunk.sent)
    chunk.sent = sent

    const now = Date.now()

    if (now - upload.speed.at >= NOTIFY_EVERY_MS)
      upload.speed = nextSpeed(upload.speed, upload.sentInAll, now)

    show()
  }

  function finish(upload: Upload, stored: Upload['stored']) {
    abortChunks(upload)
    upload.stored = stored
    upload.state = 'success'
  }

  function fail(upload: Upload, chunk: Chunk | null, error: unknown) {
    abortChunks(upload)

    if (chunk) chunk.state = 'error'

    upload.state = 'error'

    upload.problem = problemOf(error)
    upload.message = upload.problem ? null : messageOf(error)
  }

  /**
   * All chunks are stored but the file was not returned: it is being assembled, or the response was
   * lost. The last chunk is checked again.
   */
  function awaitCompletion(upload: Upload, chunk: Chunk) {
    upload.tries += 1
    if (upload.tries > MAX_TRIES) return fail(upload, chunk, new Unfinished())

    setTimeout(() => {
      if (upload.state !== 'uploading' || !uploads.includes(upload)) return

      chunk.state = 'retry'
      pump()
    }, waitBefore(upload.tries))
  }

  const on = (key: string, act: (upload: Upload) => void) => {
    const upload = uploads.find((one) => one.key === key)
    if (upload) act(upload)
    pump()
  }

  const onOnline = () => backoff.resumeNow()

  const onOffline = () => {
    if (!uploads.some(({ chunks }) => chunks.some(isUnderWay))) return

    uploads.forEach(abortChunks)
    backoff.begin('network')
    show()
  }

  signals.addEventListener('online', onOnline)
  signals.addEventListener('offline', onOffline)

  return {
    snapshot: () => snapshot,
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },

    /** Adds a file; returns null, or why it was refused. A failed one is retried. */
    add(source: File, purpose: string): Refusal | null {
      if (source.size === 0) return 'empty'

      const known = uploads.find((upload) => isSameFile(upload, source))
      if (known && known.state !== 'error') return 'duplicate'

      uploads = [
        ...uploads.filter((upload) => upload !== known),
        newUpload(source, purpose, settings.chunkSize),
      ]

      pump()

      return null
    },
    pause: (key: string) =>
      on(key, (upload) => {
        if (upload.state !== 'waiting' && upload.state !== 'uploading') return

        abortChunks(upload)
        upload.state = 'paused'
      }),
    resume: (key: string) =>
      on(key, (upload) => {
        if (upload.state !== 'paused') return

        if (upload.chunks.every(({ state }) => state === 'success'))
          resetChunk(upload.chunks.at(-1)!)
        upload.state = 'waiting'
      }),
    retry: (key: string) =>
      on(key, (upload) => {
        if (upload.state !== 'error') return

        upload.chunks = newChunks(upload.source.size, settings.chunkSize, 'retry')
        Object.assign(upload, { state: 'waiting', tries: 0, problem: null, message: null })
      }),

    /** Removes an upload from the list; an unfinished one is cancelled on the server. */
    remove: (key: string) =>
      on(key, (upload) => {
        abortChunks(upload)
        uploads = uploads.filter((one) => one !== upload)

        if (upload.hasBegun && upload.state !== 'success') cancelQueue.begin(upload)
        if (!uploads.length) backoff.answered()
      }),

    /** Aborts everything permanently. */
    close() {
      uploads.forEach(abortChunks)
      uploads = []
      backoff.stop()
      clearTimeout(notifyTimer)
      listeners.clear()
      signals.removeEventListener('online', onOnline)
      signals.removeEventListener('offline', onOffline)
    },
  }
}

class Unreadable extends Error {}
class Unfinished extends Error {}
