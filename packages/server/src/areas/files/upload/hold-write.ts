import { kernelErrors } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/pool.ts'
import { fail } from '../../../platform/http/fail.ts'
import { endWrite, extendWrite, type StagedWrite } from './staged-writes.queries.ts'
import { EXTEND_EVERY_MS } from './upload.queries.ts'

/** Holds a write that was begun until `release`; `held` stops its bytes where somebody else has taken its place meanwhile. */
export function holdWrite(db: Db, write: StagedWrite) {
  let isLost = false
  const holding = setInterval(() => {
    const extending = extendWrite(db, write).then((isOurs) => {
      isLost ||= !isOurs
    })
    extending.catch(() => {}) // the database may be away; it is asked again
  }, EXTEND_EVERY_MS)
  return {
    async *held(bytes: AsyncIterable<Buffer>) {
      for await (const piece of bytes) {
        if (isLost) throw fail(kernelErrors.unavailable)
        yield piece
      }
    },
    async release() {
      clearInterval(holding)
      await endWrite(db, write).catch(() => {}) // it is over in ten seconds by itself
    },
  }
}
