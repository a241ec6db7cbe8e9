import { kernelErrors } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { fail } from '../../../platform/http/fail.ts'
import { endWrite, extendWrite, type StagedWrite } from './staged-writes.queries.ts'
import { EXTEND_EVERY_MS } from './upload.queries.ts'

/**
 * Renews the lease of a write until `release`; `guarded` stops the bytes if another writer has
 * taken over.
 */
export function renewLease(db: Db, write: StagedWrite) {
  let isLost = false

  const holding = setInterval(() => {
    const extending = extendWrite(db, write).then((isOurs) => {
      isLost ||= !isOurs
    })
    extending.catch(() => {}) // the database may be unreachable; the next interval retries
  }, EXTEND_EVERY_MS)

  return {
    async *guarded(bytes: AsyncIterable<Buffer>) {
      for await (const piece of bytes) {
        if (isLost) throw fail(kernelErrors.unavailable)
        yield piece
      }
    },
    async release() {
      clearInterval(holding)
      await endWrite(db, write).catch(() => {}) // the lease expires in ten seconds
    },
  }
}
