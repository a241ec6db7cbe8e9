/** Shorter absences are not counted: a message that comes in, a keyboard that opens. */
const SHORTEST_MS = 1000

/**
 * A page that is read again is back within this time; a page that a device closed in the background
 * is read again later.
 */
const LONGEST_RELOAD_MS = 30_000

type Parts = {
  now: () => number

  /** The page was left at a time, and somebody came back at a time. */
  onLeave: (at: number) => void
  onReturn: (at: number) => void

  /**
   * Stores since when the page is left, null for no longer, so that a page that dies in the
   * background is known to have been left.
   */
  remember: (since: number | null) => void
}

/** Notices that the page of an exam is left for a second or longer. */
export class AwayWatch {
  readonly #parts: Parts
  #since: number | null = null
  #isReported = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * How it is now. Timers may stop in the background: what they missed is reported with the return.
   */
  look(isAway: boolean) {
    if (isAway && this.#since === null) {
      this.#since = this.#parts.now()
      this.#parts.remember(this.#since)
      this.#timer = setTimeout(() => this.#report(), SHORTEST_MS)
    }
    if (!isAway && this.#since !== null) {
      if (this.#parts.now() - this.#since >= SHORTEST_MS) this.#report()
      if (this.#isReported) this.#parts.onReturn(this.#parts.now())

      this.#parts.remember(null)
      this.#end()
    }
  }

  /**
   * An earlier page was left at this time and did not come back; reading the page again is no
   * absence.
   */
  resume(since: number, isReload: boolean) {
    const isShort = this.#parts.now() - since < LONGEST_RELOAD_MS
    if (isReload && isShort) return this.#parts.remember(null)

    this.#since ??= since
    this.look(false)
  }

  /** The attempt is closed within the page. */
  close() {
    this.#parts.remember(null)
    this.#end()
  }

  #end() {
    clearTimeout(this.#timer)
    this.#since = null
    this.#isReported = false
  }

  #report() {
    if (this.#isReported || this.#since === null) return

    this.#isReported = true
    this.#parts.onLeave(this.#since)
  }
}
