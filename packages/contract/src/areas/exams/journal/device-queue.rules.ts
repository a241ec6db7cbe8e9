import { type AttemptEvent, MAX_EVENTS, type SyncedAttempt } from '../taking/attempt.contract.ts'
import { attemptFlow } from '../taking/attempt.flow.ts'
import type { JournalStore } from './journal-store.rules.ts'

export type UnnumberedEvent = Omit<AttemptEvent, 'seq'>

/**
 * Events that were not sent, and how to reach the server. `lastSeq`: they are submitted with it,
 * see the contract.
 */
export type QueueParts = {
  store: JournalStore
  windowId: string
  seal: (event: UnnumberedEvent) => string

  /** Null: it cannot be read any more. */
  unseal: (sealed: string) => UnnumberedEvent | null
  send: (events: AttemptEvent[], lastSeq: number | null) => Promise<SyncedAttempt>

  /**
   * Whether a failed call may succeed as it is: no network, a server that starts, a session that is
   * over.
   */
  isTemporary: (error: unknown) => boolean

  /** Calls after so many milliseconds; the answer cancels it. */
  after: (ms: number, run: () => void) => () => void
  random: () => number
}

/**
 * waiting: without the server, tried again by itself. refused: the server does not take what is
 * sent; tried again slowly.
 */
type QueuePhase = 'idle' | 'sending' | 'waiting' | 'refused'

export type QueueStatus = {
  phase: QueuePhase

  /**
   * The server has acknowledged each event up to here; this device has numbered them up to `last`.
   */
  kept: number
  last: number

  /** The status of the attempt in the last answer. */
  answer: SyncedAttempt | null

  /** Why the server refused. */
  failure: unknown

  /** A newer window of this device writes. */
  isReplaced: boolean
  isSubmitting: boolean

  /** Events of an earlier page that could not be read, or are gone. */
  unreadable: number
}

/**
 * Names an answer that the server gave when the attempt was opened, where others are named by their
 * sealed text.
 */
export const FROM_SERVER = 'server'

/**
 * What is sent in one call, `names` for its events in the same order; `isAll`: nothing is left for
 * another call.
 */
type Batch = { events: AttemptEvent[]; names: string[]; isAll: boolean; last: number }
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10_000

/** Characters in one call: a body has a limit, and a long essay is sent whole at every save. */
const MAX_CHARACTERS = 250_000
const PAUSED: string = attemptFlow.actions.pause.to
const GOES_ON: readonly string[] = [attemptFlow.initial, PAUSED]

/**
 * The journal of one attempt on its device: events are stored at once, sent in their order, and
 * stay until the attempt is over, so that a server that lost some gets them again. Any window of
 * the device sends; what is sent twice is stored once. After a failure it first asks for the status
 * of the attempt, because answers made before a pause must not arrive in it.
 */
export class DeviceQueue {
  readonly #parts: QueueParts
  readonly #listeners = new Set<() => void>()

  /**
   * Events that the server has acknowledged, by their sealed text, with the numbers under which it
   * has them.
   */
  readonly #acknowledged = new Map<string, number>()

  /**
   * The last number of this device that the server has, and that it had when the attempt was
   * opened.
   */
  #reach: number
  readonly #reachBefore: number
  #seen: QueueStatus
  #running: Promise<void> | null = null
  #isAskedAgain = false
  #failures = 0
  #cancel: (() => void) | undefined
  #isClosed = false

  constructor(parts: QueueParts, { kept: acknowledgedSeq, last }: { kept: number; last: number }) {
    this.#parts = parts
    this.#reach = acknowledgedSeq
    this.#reachBefore = acknowledgedSeq

    const nothing = {
      answer: null,
      failure: null,
      isReplaced: false,
      isSubmitting: false,
      unreadable: 0,
    }

    this.#seen = {
      phase: 'idle',
      kept: acknowledgedSeq,
      last: Math.max(acknowledgedSeq, last),
      ...nothing,
    }
  }

  see = () => this.#seen

  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Stores an event on this device and begins to send it. Returns its name; null: another window
   * writes, nothing was stored.
   */
  async add(event: UnnumberedEvent): Promise<string | null> {
    const sealed = this.#parts.seal(event)
    const seq = await this.#parts.store.append(this.#parts.windowId, sealed)

    if (seq === null) this.#show({ isReplaced: true })
    else this.#show({ last: Math.max(this.#seen.last, seq) })

    void this.flush()

    return seq === null ? null : sealed
  }

  /**
   * Whether the server has acknowledged this very event. Never judged by a number, which may be
   * given again.
   */
  isSaved = (name: string) =>
    name === FROM_SERVER ? this.#reach >= this.#reachBefore : this.#acknowledged.has(name)

  /**
   * Sends what waits, or else asks for the status of the attempt. Calls during a call are one call
   * after it; done when nothing is under way.
   */
  flush(isBeat = false): Promise<void> {
    if (this.#isClosed) return Promise.resolve()

    this.#isAskedAgain = this.#running !== null
    this.#running ??= this.#run(isBeat)

    return this.#running
  }

  beat = () => this.flush(true)

  /**
   * Submits with the last events as soon as the server has every other one; without a network once
   * there is one.
   */
  submit(): Promise<void> {
    this.#show({ isSubmitting: true })
    return this.flush(true)
  }

  /**
   * What is on this device and not acknowledged yet, each with what names it, for the page that
   * opens.
   */
  async pending(): Promise<(UnnumberedEvent & { name: string })[]> {
    const all: (UnnumberedEvent & { name: string })[] = []
    const { sure } = await this.#parts.store.read(0, 0)

    for (let after = Math.min(sure, this.#seen.kept); ; ) {
      const { events } = await this.#parts.store.read(after, MAX_EVENTS)
      for (const { seq, sealed } of events) {
        const event = this.#parts.unseal(sealed)
        if (event) all.push({ ...event, name: sealed })
        after = seq
      }

      if (events.length < MAX_EVENTS) return all
    }
  }

  /** Sends nothing any more; what was stored stays. */
  close() {
    this.#isClosed = true
    this.#cancel?.()
  }

  #show(change: Partial<QueueStatus>) {
    if (this.#isClosed) return

    this.#seen = { ...this.#seen, ...change }
    for (const listener of this.#listeners) listener()
  }

  async #run(isBeat: boolean) {
    this.#cancel?.()
    try {
      await this.#sendAll(isBeat)

      while (this.#isAskedAgain) {
        this.#isAskedAgain = false
        await this.#sendAll(false)
      }

      this.#running = null
      this.#failures = 0
      this.#show({ phase: 'idle', failure: null })
    } catch (error) {
      this.#running = null
      this.#wait(error)
    }
  }

  /**
   * First asks the server for the status of the attempt, so that nothing is sent that would arrive
   * too late or would not be stored.
   */
  get #maySend() {
    const { answer } = this.#seen
    return (
      this.#failures === 0 &&
      answer?.state !== PAUSED &&
      !(answer?.window === 'free' && GOES_ON.includes(answer.state))
    )
  }

  async #sendAll(isBeat: boolean) {
    for (let asks = isBeat || !this.#maySend; ; asks = false) {
      const batch = this.#maySend
        ? await this.#next()
        : { events: [], names: [], isAll: false, last: this.#seen.last }
      // every batch of a submission says so: a full journal has room for the last events of one,
      // and without room it is handed in as it is
      const isSubmission = this.#seen.isSubmitting && this.#maySend
      const isLast = isSubmission && batch.isAll
      if (batch.events.length === 0 && !asks && !isLast) return

      this.#show({ phase: 'sending', last: batch.last })

      const answer = await this.#parts.send(batch.events, isSubmission ? batch.last : null)

      this.#failures = 0
      if (this.#isClosed) return

      const isFurther = await this.#take(answer, batch)
      if (!isFurther && batch.events.length > 0) return
      if (isLast && !isFurther) return
    }
  }

  /** The next events to send: readable, not acknowledged, and numbered without gaps. */
  async #next(): Promise<Batch> {
    const { store, unseal } = this.#parts
    await this.#comeUp()

    const { events: stored, last } = await store.read(this.#seen.kept, MAX_EVENTS)
    const events: AttemptEvent[] = []
    const names: string[] = []
    let characters = 0

    for (const { seq, sealed } of stored) {
      // What the server may have already under this number is sent with it, so that the server
      // compares.
      const first = Math.min(seq, this.#reach + 1)
      const number = (events[0]?.seq ?? first) + events.length

      characters += sealed.length
      if (events.length > 0 && (seq > number || characters > MAX_CHARACTERS)) break

      const event = unseal(sealed)

      if (event && seq === number) {
        events.push({ ...event, seq })
        names.push(sealed)

        continue
      }

      await this.#closeGap(event === null ? null : number, seq)

      return this.#next()
    }

    return { events, names, isAll: (events.at(-1)?.seq ?? this.#seen.kept) >= last, last }
  }

  /**
   * Moves events to the number that follows, or drops one that cannot be read (null): what is gone
   * is counted and shown.
   */
  async #closeGap(number: number | null, seq: number) {
    const { store } = this.#parts
    if (number === null) await store.drop(seq)
    else await store.renumber(seq, number)
    this.#show({ unreadable: this.#seen.unreadable + (number === null ? 1 : seq - number) })
  }

  /**
   * Continues after the events that are acknowledged one by one; if this device has none, after
   * those of the server.
   */
  async #comeUp() {
    const { store } = this.#parts
    const { sure } = await store.read(0, 0)
    let acknowledgedSeq = Math.min(this.#seen.kept, sure, this.#reach)

    for (;;) {
      const { events } = await store.read(acknowledgedSeq, MAX_EVENTS)
      const open = events.find(
        ({ seq, sealed }) => seq > this.#reach || !this.#acknowledged.has(sealed),
      )
      if (open) {
        acknowledgedSeq = Math.max(acknowledgedSeq, Math.min(open.seq - 1, this.#reach))
        break
      }

      if (events.length < MAX_EVENTS) {
        acknowledgedSeq = Math.max(acknowledgedSeq, this.#reach)
        break
      }

      acknowledgedSeq = events.at(-1)!.seq
    }

    await store.mark(acknowledgedSeq, this.#reach)

    if (acknowledgedSeq !== this.#seen.kept) this.#show({ kept: acknowledgedSeq })
  }

  /** Takes what the server answered; whether there is more to do at once. */
  async #take(answer: SyncedAttempt, { events, names }: Batch): Promise<boolean> {
    const { store } = this.#parts
    const [reachBefore, countBefore] = [this.#reach, this.#acknowledged.size]

    this.#reach = answer.kept

    for (const [name, seq] of this.#acknowledged)
      if (seq > answer.kept) this.#acknowledged.delete(name)

    // While nobody holds the attempt the server compares nothing.
    const isCompared = !(answer.window === 'free' && GOES_ON.includes(answer.state))
    const same = Math.min(answer.kept, (answer.differsFrom ?? Number.POSITIVE_INFINITY) - 1)

    for (const [at, { seq }] of events.entries())
      if (isCompared && seq <= same) this.#acknowledged.set(names[at]!, seq)
    if (answer.differsFrom !== null) await store.renumber(answer.differsFrom, answer.kept + 1)

    await this.#comeUp()

    const { last } = await store.read(answer.kept, 1)
    const isEnded = !GOES_ON.includes(answer.state)
    const isSubmitting = this.#seen.isSubmitting && !isEnded && answer.window === 'counts'

    this.#show({ last, answer, isSubmitting })

    if (isEnded && this.#seen.kept >= last) await store.forget()

    return (
      answer.kept !== reachBefore ||
      answer.differsFrom !== null ||
      this.#acknowledged.size > countBefore
    )
  }

  #wait(error: unknown) {
    this.#failures += 1
    this.#show({ phase: this.#parts.isTemporary(error) ? 'waiting' : 'refused', failure: error })

    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1))

    this.#cancel = this.#parts.after(
      longest * (0.5 + this.#parts.random() / 2),
      () => void this.flush(),
    )
  }
}
