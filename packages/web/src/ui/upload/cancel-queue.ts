import { waitBefore } from './chunks.rules.ts'
import { NotNow } from './upload-wire.ts'
import { isSameFile, type Upload } from './uploads.ts'

/** A call that was broken off may still arrive: what is cancelled before it would begin anew. */
const MOMENT_MS = 500
const MOST_TRIES = 6

/**
 * Uploads that were cancelled. The server is told a moment later, and again while nobody answers; until then the same file, chosen anew,
 * has to wait. `goOn` is called when one is over.
 */
export function createCancelQueue(sendCancel: (upload: Upload) => Promise<void>, onDone: () => void) {
  let leaving: readonly Upload[] = []
  function sendAfter(ms: number, upload: Upload, tries: number) {
    const over = () => {
      leaving = leaving.filter((one) => one !== upload)
      onDone()
    }
    // what nobody could be told is swept after a day
    const again = (error: unknown) =>
      error instanceof NotNow && tries < MOST_TRIES ? sendAfter(waitBefore(tries), upload, tries + 1) : over()
    setTimeout(() => void sendCancel(upload).then(over, again), ms)
  }
  return {
    begin(upload: Upload) {
      leaving = [...leaving, upload]
      sendAfter(MOMENT_MS, upload, 1)
    },
    isLeaving: ({ source }: Upload) => leaving.some((upload) => isSameFile(upload, source)),
  }
}
