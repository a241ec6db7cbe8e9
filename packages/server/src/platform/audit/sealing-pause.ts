/** How soon after this process has written a row of the log it is sealed. */
export const SEAL_MS = 2000

/**
 * So long after its last row the process looks as often: a row is there when its transaction ends.
 * Without rows of its own it looks as rarely for those of a process that has died.
 */
const REST_MS = 30_000

let writtenAt = Number.NEGATIVE_INFINITY

/** Notes that this process writes the log. */
export function noteAuditRow() {
  writtenAt = performance.now()
}

/** The sealing that is called every two seconds, left out while nothing can be there. */
export function sealingOf(seal: () => Promise<number>, now = () => performance.now()) {
  let lookedAt = Number.NEGATIVE_INFINITY

  return async (): Promise<number> => {
    const at = now()
    if (at - writtenAt > REST_MS && at - lookedAt < REST_MS) return 0

    const sealed = await seal()
    // only now: a sealing that failed is tried again at once
    lookedAt = at

    // there were rows of another process, and more may follow
    if (sealed > 0) writtenAt = Math.max(writtenAt, at)

    return sealed
  }
}
