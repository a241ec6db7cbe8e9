import { SESSION_OVER } from '@residency/contract/kernel'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { ApiError, isTemporary } from '../../../platform/calls/api-error.ts'
import { currentUserId } from '../../../platform/current-user.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { openDraftBox, readSealed, storeSealed } from './draft-box.calls.ts'

/** Something written on this device that waits to be sent; the server stores each key only once. */
export type OutboxItem = { key: string }

/**
 * refused: why the server cannot store it; it stays here until its writer corrects or drops it.
 */
export type Waiting<T extends OutboxItem> = {
  item: T
  refused: string | null
  field: string | null
}

/**
 * opening: the key is on its way. closed: nothing can be stored on this device. waiting: no
 * network; it is tried again by itself.
 */
export type OutboxPhase = 'opening' | 'closed' | 'idle' | 'sending' | 'waiting' | 'stopped'

/**
 * isStored: what waits outlives this page; otherwise the browser has no room for it, and it is here
 * as long as the page is open.
 */
type OutboxView<T extends OutboxItem> = {
  phase: OutboxPhase
  items: readonly Waiting<T>[]
  isStored: boolean
}

/** Where items are that wait to be sent. */
export type ItemPlace = 'device' | 'page'
type Answer = { key: string; why: string | null; field: string | null }
type Send<T extends OutboxItem> = (items: readonly T[]) => Promise<readonly Answer[]>

/** It stays when the writer logs out: it is sealed for the writer, and unsent work is not lost. */
const PREFIX = 'outbox.'
const AT_ONCE = 50
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/**
 * What was written on this device and is not on the server yet: sealed in the browser at once, sent
 * when there is a network, each once. Tabs share it: before anything is written or sent, what is
 * stored in the browser is read.
 */
export class Outbox<T extends OutboxItem> {
  readonly #name: string
  readonly #send: Send<T>
  readonly #listeners = new Set<() => void>()
  #seen: OutboxView<T> = { phase: 'opening', items: [], isStored: true }

  /**
   * What waits as this page knows it, while the browser does not store it, and the keys of what was
   * in it.
   */
  #unstored: readonly Waiting<T>[] | null = null
  readonly #known = new Set<string>()
  #isSending = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(name: string, send: Send<T>) {
    this.#name = name
    this.#send = send
  }

  see = () => this.#seen

  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Opens the box and sends what an earlier page has left. */
  async open(): Promise<void> {
    try {
      await openDraftBox()
      this.#show('idle')
      await this.flush()
    } catch {
      if (this.#seen.phase === 'opening') this.#show('closed')
    }
  }

  /**
   * Takes items and begins to send them, in place of those with the same keys. Where they are until
   * they are sent; null: nothing is taken, because there is no key to seal them with.
   */
  add(items: readonly T[]): ItemPlace | null {
    if (this.#seen.phase === 'opening' || this.#seen.phase === 'closed') return null

    const keys = new Set(items.map(({ key }) => key))
    const others = this.#read().filter(({ item }) => !keys.has(item.key))

    const isStored = this.#store([
      ...others,
      ...items.map((item) => ({ item, refused: null, field: null })),
    ])

    void this.flush()

    return isStored ? 'device' : 'page'
  }

  drop(key: string) {
    this.#store(this.#read().filter(({ item }) => item.key !== key))
  }

  flush = async (): Promise<void> => {
    if (this.#isSending || this.#seen.phase === 'opening' || this.#seen.phase === 'closed') return

    this.#isSending = true
    clearTimeout(this.#timer)

    try {
      for (let some = this.#next(); some.length > 0; some = this.#next()) await this.#sendSome(some)
      this.#tries = 0
      this.#show('idle')
    } catch (error) {
      this.#wait(error)
    } finally {
      this.#isSending = false
    }
  }

  get #key() {
    return `${PREFIX}${this.#name}.${currentUserId() ?? ''}`
  }

  #read = (): readonly Waiting<T>[] => {
    const stored = (readSealed(this.#key, this.#name) as Waiting<T>[] | null) ?? []
    if (!this.#unstored) return stored

    return [...stored.filter(({ item }) => !this.#known.has(item.key)), ...this.#unstored]
  }

  #next = () =>
    this.#read()
      .filter(({ refused }) => refused === null)
      .slice(0, AT_ONCE)
      .map(({ item }) => item)

  #store(items: readonly Waiting<T>[]): boolean {
    const before = this.#read()
    const isStored = storeSealed(this.#key, this.#name, items)

    if (isStored) {
      this.#unstored = null
      this.#known.clear()
    } else {
      for (const { item } of [...before, ...items]) this.#known.add(item.key)
      this.#unstored = items
    }

    this.#show(this.#seen.phase)

    return isStored
  }

  #show(phase: OutboxPhase) {
    this.#seen = { phase, items: this.#read(), isStored: this.#unstored === null }
    for (const listener of this.#listeners) listener()
  }

  async #sendSome(some: readonly T[]) {
    this.#show('sending')

    const answers = new Map((await this.#answersTo(some)).map((answer) => [answer.key, answer]))
    if (!some.some(({ key }) => answers.has(key))) throw new Error('nothing was answered')

    const left = this.#read().flatMap((waiting) => {
      const answer = answers.get(waiting.item.key)
      if (!answer) return [waiting]

      return answer.why === null ? [] : [{ ...waiting, refused: answer.why, field: answer.field }]
    })

    this.#store(left)
  }

  /**
   * A call that is refused as a whole is repeated item by item, so that one that cannot be stored
   * never delays the others.
   */
  async #answersTo(some: readonly T[]): Promise<readonly Answer[]> {
    try {
      return await this.#send(some)
    } catch (error) {
      if (isTemporary(error)) throw error

      const [first, ...others] = some
      if (others.length === 0)
        return [{ key: first!.key, why: (error as ApiError).msg, field: null }]

      const answers: Answer[] = []

      for (const item of some) answers.push(...(await this.#answersTo([item])))

      return answers
    }
  }

  #wait(error: unknown) {
    const isOver = error instanceof ApiError && error.code === SESSION_OVER
    this.#show(isOver ? 'stopped' : 'waiting')

    if (this.#seen.phase === 'waiting')
      this.#timer = setTimeout(
        () => void this.flush(),
        Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++),
      )
  }
}

/**
 * An outbox for as long as a page is open: it sends when the network returns and whenever the page
 * is looked at.
 */
export function useOutbox<T extends OutboxItem>(make: () => Outbox<T>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one outbox for the life of the page
  const outbox = useMemo(make, [])
  const seen = useSyncExternalStore(outbox.listen, outbox.see)
  const { isStored, items } = seen

  useUnsaved(!isStored && items.length > 0, { isUnsaved: () => true })

  useEffect(() => {
    void outbox.open()

    const retry = () => void (outbox.see().phase === 'closed' ? outbox.open() : outbox.flush())

    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', retry)

    return () => {
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', retry)
    }
  }, [outbox])

  return {
    ...seen,
    add: (items: readonly T[]) => outbox.add(items),
    drop: (key: string) => outbox.drop(key),
    flush: outbox.flush,
  }
}
