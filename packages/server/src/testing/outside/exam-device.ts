import { randomUUID } from 'node:crypto'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import {
  DeviceQueue,
  type UnnumberedEvent,
} from '@residency/contract/areas/exams/journal/device-queue.rules'
import {
  emptyShelf,
  type JournalStore,
  memoryStore,
  type Shelf,
} from '@residency/contract/areas/exams/journal/journal-store.rules'
import type {
  AttemptEvent,
  AttemptView,
  SyncedAttempt,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import type { Random } from '../../algorithms/random.ts'

/** Pauses of the real client, this many times as fast. */
const HASTE = 50

/** Thrown by a call without an answer. */
class NoAnswer extends Error {}
export type Fault = 'before' | 'after' | 'twice' | 'slow'

/**
 * How a device reaches the servers: `call` sends one request to one of them, `faults` befall the
 * next requests.
 */
export type Network = { call: (what: string, body: object) => Promise<unknown>; faults: Fault[] }

/** A request over a network that loses it, loses its answer, doubles it or is slow. */
async function over(network: Network, what: string, body: object): Promise<unknown> {
  const fault = network.faults.shift()
  if (fault === 'before') throw new NoAnswer()
  if (fault === 'slow') await sleep(15)

  const answers = await Promise.allSettled(
    Array.from({ length: fault === 'twice' ? 2 : 1 }, () => network.call(what, body)),
  )
  if (fault === 'after') throw new NoAnswer()

  const [answer] = answers
  if (answer!.status === 'rejected') throw answer!.reason

  return answer!.value
}

type PowerState = { isOver: boolean }

/**
 * A disk that takes a moment before and after it has written. A device that is switched off is
 * never answered.
 */
function diskOf(shelf: Shelf, life: PowerState): JournalStore {
  const store = memoryStore(shelf)
  const never = new Promise<never>(() => {})

  const slowly =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      await turn()
      if (life.isOver) return never

      const done = await work(...given)

      await turn()

      return life.isOver ? never : done
    }

  return Object.fromEntries(
    Object.entries(store).map(([name, work]) => [
      name,
      slowly(work as (...given: unknown[]) => Promise<unknown>),
    ]),
  ) as unknown as JournalStore
}

/**
 * A device with its disk, on which the real queue of an exam runs; it can be switched off at any
 * moment and on again.
 */
export class ExamDevice {
  readonly shelf: Shelf = emptyShelf(randomUUID())
  readonly network: Network
  readonly #random: Random
  #life: PowerState = { isOver: true }
  #queue: DeviceQueue | undefined

  /** The most that a server ever acknowledged to this device. */
  acknowledged = 0

  constructor(network: Network, random: Random) {
    this.network = network
    this.#random = random
  }

  get queue() {
    return this.#queue!
  }

  /** Opens the page: as often as it takes. */
  async switchOn() {
    const life = { isOver: false }
    this.#life = life

    const windowId = randomUUID()
    const store = diskOf(this.shelf, life)
    const { clientId, last } = await store.claim(windowId)
    const opened = await this.#open({ clientId, windowId })
    const device = { clientId, windowId }

    const queue = new DeviceQueue(
      {
        store,
        windowId,
        random: this.#random,
        seal: (event: UnnumberedEvent) => Buffer.from(JSON.stringify(event)).toString('base64'),
        unseal: (sealed) => JSON.parse(Buffer.from(sealed, 'base64').toString()) as UnnumberedEvent,
        send: (events: AttemptEvent[], lastSeq) =>
          over(this.network, lastSeq === null ? 'sync' : 'submit', {
            ...device,
            events,
            ...(lastSeq === null ? {} : { lastSeq }),
          }) as Promise<SyncedAttempt>,
        isTemporary: (error) => error instanceof NoAnswer,
        after: (ms, run) => {
          const timer = setTimeout(run, ms / HASTE)
          return () => clearTimeout(timer)
        },
      },
      { kept: opened.kept, last },
    )

    queue.listen(() => {
      if (!life.isOver) this.acknowledged = Math.max(this.acknowledged, queue.see().kept)
    })
    this.acknowledged = Math.max(this.acknowledged, opened.kept)
    this.#queue = queue
    void queue.flush()

    return opened
  }

  /** As a killed browser or an empty battery does it: nothing that was under way is finished. */
  switchOff() {
    this.#life.isOver = true
    this.#queue?.close()
  }

  /** Submits and waits until the server has said that the attempt is over. */
  async submit() {
    const { queue } = this
    void queue.submit()

    for (let tries = 0; tries < 2000; tries++) {
      const { answer, kept, last } = queue.see()
      if (answer?.endedAt && kept >= last) return

      await sleep(5)
    }

    throw new Error(`not submitted: ${JSON.stringify(queue.see())}`)
  }

  #open = (body: object) =>
    untilAnswered(() => over(this.network, 'open', body) as Promise<AttemptView>)
}

/** Calls until there is an answer. */
export async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof NoAnswer) || tries > 500) throw error
      await sleep(10)
    }
}

/** The device cookie of a browser, once an answer has brought it. */
export type Jar = { cookie: string }

/** A call to one server; without an answer the network has failed. */
export async function post(url: string, token: string, body: object, jar: Jar): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(jar.cookie && { cookie: jar.cookie }),
  }

  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => {
      throw new NoAnswer()
    },
  )

  const text = await answer.text().catch(() => {
    throw new NoAnswer()
  })
  if (answer.status === 503) throw new NoAnswer()

  const [given] = answer.headers.getSetCookie()
  if (given) jar.cookie = given.split(';')[0]!
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)

  return (JSON.parse(text) as { data: unknown }).data
}
