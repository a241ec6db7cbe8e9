import {
  DeviceQueue,
  type UnnumberedEvent,
} from '@residency/contract/areas/exams/journal/device-queue.rules'
import {
  emptyShelf,
  mergedShelf,
  type Shelf,
} from '@residency/contract/areas/exams/journal/journal-store.rules'
import type {
  AttemptEvent,
  SyncedAttempt,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Disk, PageJournal } from './device-store.rules.ts'

const NOW = '2026-11-20T10:00:00+08:00' as const
const copyOf = (shelf: Shelf): Shelf => ({ ...shelf, events: new Map(shelf.events) })

/**
 * before: the call fails and changes nothing. after: it works and fails all the same. cut: the
 * connection is gone from now on.
 */
type Fault = 'none' | 'before' | 'after' | 'cut'

/** A database of a browser, as far as a journal needs it, whose calls fail as planned. */
class FailingBrowser {
  stored: Shelf | null = null
  faults: Fault[] = []
  readonly #connections = new Set<{ isOpen: boolean; onLost: () => void }>()

  open = async (onLost: () => void): Promise<Disk> => {
    const connection = { isOpen: true, onLost }
    if ((this.faults.shift() ?? 'none') !== 'none') throw new Error('the database cannot be opened')

    this.#connections.add(connection)

    const call = async <T>(work: () => T): Promise<T> => {
      const fault = this.faults.shift() ?? 'none'
      if (fault === 'cut') connection.isOpen = false
      if (!connection.isOpen || fault === 'before') throw new Error('the database fails')

      const result = work()
      if (fault === 'after') throw new Error('the answer is lost')

      return result
    }

    const asWriter = (page: Shelf, work: () => void) =>
      call(() => {
        const mayWrite = this.stored === null || this.stored.windowId === page.windowId
        if (mayWrite) work()

        return mayWrite
      })

    const replace = (page: Shelf) => {
      this.stored = copyOf(page)
    }

    return {
      claim: (page, isOpening) =>
        call(() => {
          if (this.stored && this.stored.clientId !== page.clientId && !isOpening) return null

          this.stored = copyOf(mergedShelf(this.stored, page))

          return copyOf(this.stored)
        }),
      append: (page, seq, sealed) =>
        asWriter(page, () => {
          if (!this.stored) return replace(page)

          const { clientId, windowId, last, sure } = page

          this.stored = {
            clientId,
            windowId,
            last,
            sure,
            events: new Map(this.stored.events).set(seq, sealed),
          }
        }),
      mark: (page) =>
        asWriter(page, () =>
          this.stored
            ? Object.assign(this.stored, { last: page.last, sure: page.sure })
            : replace(page),
        ),
      replace: (page) => asWriter(page, () => replace(page)),
      close: () => {
        connection.isOpen = false
        this.#connections.delete(connection)
      },
    }
  }

  /** As another tab does it: open connections are closed, and everything is gone. */
  deleteDatabase() {
    this.stored = null

    const closed = [...this.#connections]

    this.#connections.clear()

    for (const connection of closed) {
      connection.isOpen = false
      connection.onLost()
    }
  }
}

/** What the server does with a batch of one device. */
class ModelServer {
  readonly journal: AttemptEvent[] = []
  isReached = true

  async answer(events: readonly AttemptEvent[]): Promise<SyncedAttempt> {
    if (!this.isReached) throw new Error('no network')

    const kept = this.journal.length

    const answer = {
      state: 'running',
      window: 'counts',
      now: NOW,
      deadline: NOW,
      endedAt: null,
      late: 0,
      messages: [],
    } as const

    if ((events[0]?.seq ?? 0) > kept + 1)
      return { ...answer, messages: [], kept, differsFrom: null }

    const differs = events.find(
      (event) =>
        event.seq <= kept && JSON.stringify(this.journal[event.seq - 1]) !== JSON.stringify(event),
    )

    if (differs) return { ...answer, messages: [], kept, differsFrom: differs.seq }

    this.journal.push(...structuredClone(events.filter(({ seq }) => seq > kept)))

    return { ...answer, messages: [], kept: this.journal.length, differsFrom: null }
  }

  timesOf = (name: string) =>
    this.journal.filter(({ value }) => value === (JSON.parse(name) as UnnumberedEvent).value).length
}

/**
 * An exam as it is sat on a device: pages that are closed and opened, each with the real queue over
 * the real store.
 */
class Seat {
  readonly browser = new FailingBrowser()
  readonly server = new ModelServer()
  readonly given: string[] = []
  readonly lost = new Set<string>()
  #made = 0
  #pages = 0
  #clock = 0
  #page = emptyShelf('device')

  /** Windows that were opened before and are open still. */
  readonly #older: { page: Shelf; queue: DeviceQueue }[] = []
  store!: PageJournal
  queue!: DeviceQueue
  #windowId = ''

  async openPage() {
    this.#page = emptyShelf('device')
    this.#windowId = `window ${++this.#pages}`

    this.store = new PageJournal({
      openDisk: this.browser.open,
      page: this.#page,
      now: () => (this.#clock += 20_000),
      onClaim: () => undefined,
      onChange: () => undefined,
    })

    const { last } = await this.store.claim(this.#windowId)
    const kept = this.server.journal.length
    const { sure } = await this.store.read(0, 0)

    await this.store.mark(Math.min(sure, kept), kept)

    this.queue = new DeviceQueue(
      {
        store: this.store,
        windowId: this.#windowId,
        seal: (event) => JSON.stringify(event),
        unseal: (sealed) => JSON.parse(sealed) as UnnumberedEvent,
        send: (events) => this.server.answer(events),
        isTemporary: () => true,
        after: () => () => undefined,
        random: () => 0,
      },
      { kept, last },
    )

    await this.queue.flush()
  }

  /** Opens another window of the same device. */
  async openWindow() {
    this.#older.push({ page: this.#page, queue: this.queue })
    await this.openPage()
  }

  async beat() {
    for (const { queue } of [...this.#older, this]) await queue.beat()
  }

  /** Somebody answers, in the window opened last or in the one opened first. */
  async give(isInOldest = false) {
    const queue = isInOldest ? (this.#older[0]?.queue ?? this.queue) : this.queue
    this.#made += 1

    const name = await queue.add({
      kind: 'answer',
      itemId: 1,
      part: '',
      value: `${this.#made}`,
      madeAt: this.#made,
    })

    if (name !== null) this.given.push(name)

    await queue.flush()
  }

  /**
   * Closes the page at once. What the page said is only in memory is lost with it, and nothing else
   * may be.
   */
  async closePage() {
    this.queue.close()
    if (this.store.isLasting()) return

    for (const name of this.given) {
      const isStored = [...(this.browser.stored?.events.values() ?? [])].includes(name)
      if (!this.queue.isSaved(name) && this.server.timesOf(name) === 0 && !isStored)
        this.lost.add(name)
    }
  }

  /** What no page has read before it is deleted is gone, and nothing else may be. */
  async deleteDatabase() {
    const known = this.#known()
    for (const name of this.given)
      if (!known.has(name) && this.server.timesOf(name) === 0) this.lost.add(name)

    this.browser.deleteDatabase()
    await this.store.read(0, 0)
  }

  #known = () =>
    new Set(
      [this.#page, ...this.#older.map(({ page }) => page)].flatMap(({ events }) => [
        ...events.values(),
      ]),
    )

  check() {
    const stored = new Set(this.browser.stored?.events.values())
    const known = this.#known()

    for (const name of this.given) {
      const onServer = this.server.timesOf(name)
      if ([this, ...this.#older].some(({ queue }) => queue.isSaved(name)))
        expect(onServer, `${name} is called saved`).toBeGreaterThan(0)

      if (!this.lost.has(name))
        expect(onServer > 0 || stored.has(name) || known.has(name), `${name} is somewhere`).toBe(
          true,
        )

      const isOnDevice = this.store.isLasting() && [...this.#page.events.values()].includes(name)
      if (isOnDevice) expect(stored.has(name), `${name} is called stored on the device`).toBe(true)
    }
  }
}

test('an answer whose call of the database fails is stored when it is opened again, whichever call it is', async () => {
  for (const fault of ['before', 'after', 'cut'] as const)
    for (let nth = 0; nth < 25; nth++) {
      const seat = new Seat()
      seat.browser.faults = [...Array.from({ length: nth }, (): Fault => 'none'), fault]
      await seat.openPage()
      seat.server.isReached = false

      for (let n = 0; n < 6; n++) {
        await seat.give()
        seat.check()
        expect(seat.store.isLasting()).toBe(true)
      }

      await seat.closePage()
      seat.server.isReached = true
      await seat.openPage()
      await seat.queue.beat()
      seat.check()
      expect(seat.server.journal.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6'])
    }
})

test('a database that is deleted by another tab holds again what the page knows', async () => {
  const seat = new Seat()
  await seat.openPage()
  seat.server.isReached = false

  for (let n = 0; n < 3; n++) await seat.give()

  await seat.deleteDatabase()
  expect(seat.browser.stored!.events.size).toBe(3)
  expect(seat.store.isLasting()).toBe(true)
})

test('without a database answers are sent from memory, and are not called stored', async () => {
  const seat = new Seat()
  seat.browser.faults = Array.from({ length: 1000 }, (): Fault => 'before')
  await seat.openPage()
  await seat.give()
  seat.check()
  expect(seat.store.isLasting()).toBe(false)
  expect(seat.server.journal).toHaveLength(1)
})

type Step =
  | 'give'
  | 'beat'
  | 'cutNetwork'
  | 'mendNetwork'
  | 'delete'
  | 'reopen'
  | { faults: Fault[] }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>('give') },
  {
    weight: 6,
    arbitrary: fc.constantFrom<Step>('beat', 'cutNetwork', 'mendNetwork', 'delete', 'reopen'),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      faults: fc.array(fc.constantFrom<Fault>('none', 'before', 'after', 'cut'), {
        minLength: 1,
        maxLength: 8,
      }),
    }),
  },
)

const windowStep: fc.Arbitrary<Step | 'openWindow' | 'giveInOldest'> = fc.oneof(
  { weight: 4, arbitrary: step.filter((one) => one !== 'reopen') },
  { weight: 1, arbitrary: fc.constantFrom('openWindow' as const, 'giveInOldest' as const) },
)

async function take(seat: Seat, next: Step | 'openWindow' | 'giveInOldest') {
  if (typeof next === 'object') seat.browser.faults.push(...next.faults)
  else if (next === 'give' || next === 'giveInOldest') await seat.give(next === 'giveInOldest')
  else if (next === 'beat') await seat.beat()
  else if (next === 'delete') await seat.deleteDatabase()
  else if (next === 'openWindow') await seat.openWindow()
  else if (next === 'reopen') {
    await seat.closePage()
    await seat.openPage()
  } else seat.server.isReached = next === 'mendNetwork'

  seat.check()
}

test('nothing is lost or called saved too early where several windows of a device use a database that fails', async () => {
  const sitting = fc.asyncProperty(fc.array(windowStep, { maxLength: 30 }), async (steps) => {
    const seat = new Seat()
    await seat.openPage()

    for (const next of steps) await take(seat, next)

    seat.server.isReached = true

    for (let tries = 0; tries < 6; tries++) await seat.beat()
    for (const name of seat.given)
      if (!seat.lost.has(name)) expect(seat.server.timesOf(name), name).toBeGreaterThan(0)
  })
  await fc.assert(sitting, { seed: 25, numRuns: 1000 })
})

test('after any failure every answer is on the server, stored or in memory, saved is what the server acknowledged, and each arrives once', async () => {
  const sitting = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
    const seat = new Seat()
    await seat.openPage()

    for (const next of steps) await take(seat, next)

    seat.server.isReached = true

    for (let tries = 0; tries < 4; tries++) await seat.queue.beat()
    for (const name of seat.given)
      if (!seat.lost.has(name)) expect(seat.server.timesOf(name), name).toBe(1)
  })
  await fc.assert(sitting, { seed: 24, numRuns: 1000 })
})
