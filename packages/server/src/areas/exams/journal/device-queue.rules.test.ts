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
  SyncedAttempt,
} from '@residency/contract/areas/exams/taking/attempt.contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { foldJournal, type JournalEvent, splitBatch } from './journal.rules.ts'

const CLIENT = 'device'
const NOW = '2026-11-20T10:00:00+08:00' as const

const madeEvent = (n: number): UnnumberedEvent => ({
  kind: 'answer',
  itemId: 1,
  part: '',
  value: `${n}`,
  madeAt: n,
})

const shelf = (): Shelf => emptyShelf(CLIENT)

/**
 * A short model of the server's work with a batch: it stores what is new and names what differs.
 */
class ModelServer {
  journal: AttemptEvent[] = []
  state: SyncedAttempt['state'] = 'running'
  window: SyncedAttempt['window'] = 'counts'
  received: number[] = []

  answer(events: readonly AttemptEvent[], lastSeq: number | null): SyncedAttempt {
    this.received.push(events.length)

    const answer = {
      window: this.window,
      now: NOW,
      deadline: NOW,
      endedAt: null,
      late: 0,
      messages: [],
      differsFrom: null,
    }

    const sorted = splitBatch(events, this.journal.length)
    if (!sorted || this.window === 'free')
      return { ...answer, state: this.state, kept: this.journal.length }

    const differs = sorted.repeated.find(
      (event) => JSON.stringify(this.journal[event.seq - 1]) !== JSON.stringify(event),
    )
    if (differs)
      return { ...answer, state: this.state, kept: this.journal.length, differsFrom: differs.seq }

    this.journal.push(...sorted.fresh)

    if (lastSeq !== null && this.journal.length >= lastSeq && this.window === 'counts')
      this.state = 'submitted'

    return { ...answer, state: this.state, kept: this.journal.length }
  }
}

type Fault = 'none' | 'before' | 'after'

function aQueue(store: JournalStore, server: ModelServer, faults: Fault[] = [], windowId = 'w1') {
  const send = async (events: AttemptEvent[], lastSeq: number | null) => {
    const fault = faults.shift() ?? 'none'
    if (fault === 'before') throw new Error('no network')

    const answer = server.answer(structuredClone(events), lastSeq)
    if (fault === 'after') throw new Error('no answer')

    return answer
  }

  const parts = {
    store,
    windowId,
    send,
    seal: (event: UnnumberedEvent) => JSON.stringify(event),
    random: () => 0,
  }

  const rest = {
    unseal: (text: string) => (text === '?' ? null : (JSON.parse(text) as UnnumberedEvent)),
    isTemporary: () => true,
    after: () => () => {},
  }

  return new DeviceQueue({ ...parts, ...rest }, { kept: server.journal.length, last: 0 })
}

const values = (server: ModelServer) => server.journal.map(({ value }) => Number(value))

describe('the queue of a device', () => {
  test('every event arrives once and in order, for any loss on the way', async () => {
    const fault = fc.constantFrom<Fault>('none', 'none', 'before', 'after')

    const run = fc.asyncProperty(
      fc.array(fault, { maxLength: 60 }),
      fc.integer({ min: 1, max: 260 }),
      async (faults, count) => {
        const [server, deviceStore] = [new ModelServer(), shelf()]
        const store = memoryStore(deviceStore)

        await store.claim('w1')

        const queue = aQueue(store, server, [...faults])

        for (let n = 1; n <= count; n++) {
          await queue.add(madeEvent(n))
          if (n % 7 === 0) await queue.beat()
        }

        for (let tries = 0; tries <= faults.length + 3 && queue.see().kept < count; tries++)
          await queue.beat()

        expect(values(server)).toEqual(Array.from({ length: count }, (_, i) => i + 1))
        expect(queue.see()).toMatchObject({ kept: count, last: count, phase: 'idle' })
      },
    )

    await fc.assert(run, { seed: 20, numRuns: proofRuns(400) })
  })

  test('two windows without a common memory number their events again instead of losing them', async () => {
    const run = fc.asyncProperty(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
      async (turns) => {
        const server = new ModelServer()

        const windows = await Promise.all(
          ['w1', 'w2'].map(async (windowId) => {
            const store = memoryStore(shelf())
            await store.claim(windowId)

            return aQueue(store, server, [], windowId)
          }),
        )

        for (const [n, turn] of turns.entries()) await windows[turn ? 1 : 0]!.add(madeEvent(n + 1))
        for (let tries = 0; tries < 4; tries++) for (const window of windows) await window.beat()

        expect(values(server).toSorted((a, b) => a - b)).toEqual(turns.map((_, i) => i + 1))
      },
    )
    await fc.assert(run, { seed: 21, numRuns: proofRuns(400) })
  })

  test('a server that was restored gets again what it lost', async () => {
    const [server, deviceStore] = [new ModelServer(), shelf()]
    const store = memoryStore(deviceStore)

    await store.claim('w1')

    const queue = aQueue(store, server)

    for (let n = 1; n <= 10; n++) await queue.add(madeEvent(n))

    await queue.beat()
    server.journal.splice(4)
    await queue.add(madeEvent(11))
    await queue.beat()
    expect(values(server)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  test('after a failure it asks before it sends, and delays what a pause would make late', async () => {
    const server = new ModelServer()
    const store = memoryStore(shelf())

    await store.claim('w1')

    const queue = aQueue(store, server, ['before'])

    await queue.add(madeEvent(1))
    await queue.flush()
    server.state = 'paused'
    await queue.beat()
    await queue.beat()
    expect(server.received).toEqual([0, 0])

    server.state = 'running'
    await queue.beat()
    expect(values(server)).toEqual([1])
  })

  test('while no device holds the attempt it keeps its events', async () => {
    const server = new ModelServer()
    server.window = 'free'

    const store = memoryStore(shelf())

    await store.claim('w1')

    const queue = aQueue(store, server)

    await queue.beat()
    await queue.add(madeEvent(1))
    expect(queue.see()).toMatchObject({ kept: 0, last: 1 })
    expect(await queue.pending()).toHaveLength(1)
  })

  test('of two windows with one journal only the newer writes', async () => {
    const [server, deviceStore] = [new ModelServer(), shelf()]
    const store = memoryStore(deviceStore)

    await store.claim('w1')

    const older = aQueue(store, server)

    await store.claim('w2')
    expect(await older.add(madeEvent(1))).toBeNull()
    expect(older.see().isReplaced).toBe(true)
    expect(await aQueue(store, server, [], 'w2').add(madeEvent(2))).toBe(
      JSON.stringify(madeEvent(2)),
    )
  })

  test('it submits once the server has everything, also when answers are lost', async () => {
    const server = new ModelServer()
    const store = memoryStore(shelf())

    await store.claim('w1')

    const queue = aQueue(store, server, ['before', 'after', 'none', 'after'])

    for (let n = 1; n <= 120; n++) await queue.add(madeEvent(n))

    await queue.submit()

    for (let tries = 0; tries < 6; tries++) await queue.beat()

    expect(server.state).toBe('submitted')
    expect(values(server)).toHaveLength(120)
    expect(queue.see()).toMatchObject({ isSubmitting: false, kept: 120 })
    expect((await store.read(0, 200)).events).toEqual([])
  })

  test('an event that can no longer be read does not delay the others', async () => {
    const [server, deviceStore] = [new ModelServer(), shelf()]
    const store = memoryStore(deviceStore)

    await store.claim('w1')
    await store.append('w1', '?')

    const queue = aQueue(store, server)

    await queue.add(madeEvent(1))
    await queue.flush()
    expect(values(server)).toEqual([1])
    expect(queue.see().unreadable).toBe(1)
  })

  test('a call stays below the limit of a body', async () => {
    const server = new ModelServer()
    const store = memoryStore(shelf())

    await store.claim('w1')

    const queue = aQueue(store, server, ['before'])

    for (let n = 1; n <= 30; n++)
      await store.append('w1', JSON.stringify({ ...madeEvent(n), value: 'x'.repeat(20_000) }))

    await queue.beat()
    await queue.beat()
    expect(server.journal).toHaveLength(30)
    expect(Math.max(...server.received)).toBeLessThanOrEqual(12)
  })
})

describe('the fold of a journal', () => {
  const event: fc.Arbitrary<JournalEvent> = fc.record({
    kind: fc.constantFrom('answer', 'answer', 'flag', 'leave'),
    itemId: fc.integer({ min: 1, max: 4 }),
    part: fc.constantFrom('', 'a'),
    value: fc.constantFrom('x', 'y', true, null),
    isLate: fc.boolean(),
  })

  test('is that of the last event of each place and kind', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), fc.boolean(), (events, takesLate) => {
        const counted = events.filter(({ isLate }) => takesLate || !isLate)
        const keyOf = ({ kind, itemId, part }: JournalEvent) => `${kind}|${itemId}|${part}`
        const last = counted.filter(
          (event, index) =>
            !counted.slice(index + 1).some((later) => keyOf(later) === keyOf(event)),
        )
        const whole = foldJournal(events, takesLate)
        const short = foldJournal(last.map((event) => ({ ...event, isLate: false })))

        expect(new Map([...short.answers].toSorted())).toEqual(
          new Map([...whole.answers].toSorted()),
        )
        expect([...short.flags].toSorted()).toEqual([...whole.flags].toSorted())
      }),
      { seed: 22, numRuns: proofRuns(2000) },
    )
  })

  test('late events change nothing unless the office takes them', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        expect(foldJournal(events)).toEqual(foldJournal(events.filter(({ isLate }) => !isLate)))
      }),
      { seed: 23, numRuns: proofRuns(1000) },
    )
  })
})
