import { waitBefore } from './chunks.rules.ts'
import { NotNow } from './upload-wire.ts'
import { isSameFile, type Upload } from './uploads.ts'

/** An aborted call may still arrive: a cancelled upload would then restart. */
const MOMENT_MS = 500
const MAX_TRIES = 6

/**
 * Cancelled uploads. The cancellation is sent after a short delay and retried while the server does
 * not answer; until then the same file cannot be uploaded again. `goOn` is called when one is done.
 */
export function createCancelQueue(
  sendCancel: (upload: Upload) => Promise<void>,
  onDone: () => void,
) {
  let leaving: readonly Upload[] = []

  function sendAfter(ms: number, upload: Upload, tries: number) {
    const over = () => {
      leaving = leaving.filter((other) => other !== upload)
      onDone()
    }

    // Otherwise the server cleans up after a day.
    const again = (error: unknown) =>
      error instanceof NotNow && tries < MAX_TRIES
        ? sendAfter(waitBefore(tries), upload, tries + 1)
        : over()

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
