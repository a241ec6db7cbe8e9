import { type AttemptEvent, MOST_EVENTS, type SyncedAttempt } from './attempt.contract.ts'
import { attemptFlow } from './attempt.flow.ts'
import type { JournalStore } from './journal-store.rules.ts'

export type MadeEvent = Omit<AttemptEvent, 'seq'>
/** Events that were not sent, and how to reach the server. `lastSeq`: they are submitted with it, see the contract. */
export type QueueParts = {
  store: JournalStore
  windowId: string
  seal: (event: MadeEvent) => string
  /** Null: it cannot be read any more. */
  unseal: (sealed: string) => MadeEvent | null
  send: (events: AttemptEvent[], lastSeq: number | null) => Promise<SyncedAttempt>
  /** Whether a failed call may succeed as it is: no network, a server that starts, a session that is over. */
  isTemporary: (error: unknown) => boolean
  /** Calls after so many milliseconds; the answer cancels it. */
  after: (ms: number, run: () => void) => () => void
  random: () => number
}
/** waiting: without the server, tried again by itself. refused: the server does not take what is sent; tried again slowly. */
type QueuePhase = 'idle' | 'sending' | 'waiting' | 'refused'
export type SeenQueue = {
  phase: QueuePhase
  /** Events up to here are on the server, up to `last` on this device. */
  kept: number
  last: number
  /** How the attempt stood by the last answer. */
  answer: SyncedAttempt | null
  /** Why the server refused. */
  failure: unknown
  /** A newer window of this device writes. */
  isReplaced: boolean
  isSubmitting: boolean
  /** Events of an earlier page that could not be read. */
  unreadable: number
}
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 10_000
/** Characters in one call: a body has a limit, and a long essay is sent whole at every save. */
const MOST_CHARACTERS = 250_000
const PAUSED: string = attemptFlow.actions.pause.to
const GOES_ON: readonly string[] = [attemptFlow.initial, PAUSED]

/**
 * The journal of one attempt on its device: events are kept at once, sent in their order, and stay until the attempt is over, so that a server
 * that lost some gets them again. Any window of the device sends; what is sent twice is kept once. After a failure it first asks how the
 * attempt stands, because answers made before a pause must not arrive in it.
 */
export class DeviceQueue {
  readonly #parts: QueueParts
  readonly #listeners = new Set<() => void>()
  #seen: SeenQueue
  #running: Promise<void> | null = null
  #isAskedAgain = false
  #failures = 0
  #cancel: (() => void) | undefined
  #isClosed = false

  constructor(parts: QueueParts, { kept, last }: { kept: number; last: number }) {
    this.#parts = parts
    const nothing = { answer: null, failure: null, isReplaced: false, isSubmitting: false, unreadable: 0 }
    this.#seen = { phase: 'idle', kept, last: Math.max(kept, last), ...nothing }
  }
  see = () => this.#seen
  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** Keeps an event on this device and begins to send it. Its number; null: another window writes, nothing was kept. */
  async add(event: MadeEvent): Promise<number | null> {
    const seq = await this.#parts.store.append(this.#parts.windowId, this.#parts.seal(event))
    if (seq === null) this.#show({ isReplaced: true })
    else this.#show({ last: Math.max(this.#seen.last, seq) })
    void this.flush()
    return seq
  }
  /** Sends what waits, or else asks how the attempt stands. Calls during a call are one call after it; done when nothing is under way. */
  flush(isBeat = false): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#isAskedAgain = this.#running !== null
    this.#running ??= this.#run(isBeat)
    return this.#running
  }
  beat = () => this.flush(true)
  /** Submits with the last events as soon as the server has every other one; without a network once there is one. */
  submit(): Promise<void> {
    this.#show({ isSubmitting: true })
    return this.flush(true)
  }
  /** What is on this device and not on the server yet, for the page that opens. */
  async pending(): Promise<AttemptEvent[]> {
    const all: AttemptEvent[] = []
    for (let after = this.#seen.kept; ; ) {
      const { events } = await this.#parts.store.read(after, MOST_EVENTS)
      for (const { seq, sealed } of events) {
        const event = this.#parts.unseal(sealed)
        if (event) all.push({ ...event, seq })
        after = seq
      }
      if (events.length < MOST_EVENTS) return all
    }
  }
  /** Sends nothing any more; what was kept stays. */
  close() {
    this.#isClosed = true
    this.#cancel?.()
  }

  #show(change: Partial<SeenQueue>) {
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
  /** Nothing is sent that would arrive too late, or that nobody would keep: first the server says how the attempt stands. */
  get #maySend() {
    const { answer } = this.#seen
    return this.#failures === 0 && answer?.state !== PAUSED && !(answer?.window === 'free' && GOES_ON.includes(answer.state))
  }
  async #sendAll(isBeat: boolean) {
    for (let asks = isBeat || !this.#maySend; ; asks = false) {
      const { events, isAll, last } = this.#maySend ? await this.#next() : { events: [], isAll: false, last: this.#seen.last }
      const isLast = this.#seen.isSubmitting && isAll && this.#maySend
      if (events.length === 0 && !asks && !isLast) return
      this.#show({ phase: 'sending', last })
      const answer = await this.#parts.send(events, isLast ? last : null)
      this.#failures = 0
      if (this.#isClosed) return
      const isFurther = await this.#take(answer)
      if (!isFurther && events.length > 0) return
      if (isLast && !isFurther) return
    }
  }
  /** The next events to send: readable, and numbered without gaps from the last one that is kept. */
  async #next(): Promise<{ events: AttemptEvent[]; isAll: boolean; last: number }> {
    const { store, unseal } = this.#parts
    const { events: stored, last } = await store.read(this.#seen.kept, MOST_EVENTS)
    const events: AttemptEvent[] = []
    let characters = 0
    for (const { seq, sealed } of stored) {
      const number = this.#seen.kept + events.length + 1
      characters += sealed.length
      if (events.length > 0 && (seq > number || characters > MOST_CHARACTERS)) break
      const event = unseal(sealed)
      if (event && seq === number) {
        events.push({ ...event, seq })
        continue
      }
      if (event) await store.renumber(seq, number)
      else {
        await store.drop(seq)
        this.#show({ unreadable: this.#seen.unreadable + 1 })
      }
      return this.#next()
    }
    return { events, isAll: (events.at(-1)?.seq ?? this.#seen.kept) >= last, last }
  }
  /** Takes what the server answered; whether there is more to do at once. */
  async #take(answer: SyncedAttempt): Promise<boolean> {
    const before = this.#seen.kept
    const { store } = this.#parts
    if (answer.differsFrom !== null) await store.renumber(answer.differsFrom, answer.kept + 1)
    else await store.skipTo(answer.kept)
    const { last } = await store.read(answer.kept, 1)
    const isEnded = !GOES_ON.includes(answer.state)
    const isSubmitting = this.#seen.isSubmitting && !isEnded && answer.window === 'counts'
    this.#show({ kept: answer.kept, last, answer, isSubmitting })
    if (isEnded && answer.kept >= last) await store.forget()
    return answer.kept !== before || answer.differsFrom !== null
  }
  #wait(error: unknown) {
    this.#failures += 1
    this.#show({ phase: this.#parts.isTemporary(error) ? 'waiting' : 'refused', failure: error })
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1))
    this.#cancel = this.#parts.after(longest * (0.5 + this.#parts.random() / 2), () => void this.flush())
  }
}
