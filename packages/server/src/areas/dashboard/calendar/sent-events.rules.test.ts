import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spanOf } from '../../../platform/calendar/calendar.ts'
import { proofRuns } from '../../../testing/proof.ts'
import type { OwnEvent } from './own-event.rules.ts'
import {
  cancelledEvent,
  compareWithSent,
  rememberedSince,
  type SentEvent,
} from './sent-events.rules.ts'

const RANGE = { from: '2025-09-01', until: '2028-08-31' }
const NOW = new Date('2026-11-20T02:00:00Z')
const LATER = new Date('2026-11-21T02:00:00Z')
const CHANGED = new Date('2026-11-01T00:00:00Z')

const LECTURE = {
  startsAt: new Date('2026-12-01T06:00:00Z'),
  endsAt: new Date('2026-12-01T08:00:00Z'),
}

const event = (over: Partial<OwnEvent> = {}): OwnEvent => ({
  area: 'lectures',
  kind: 'lecture',
  uid: 'lecture-1',
  span: spanOf(LECTURE),
  version: 4,
  changedAt: CHANGED,
  title: 'Lecture',
  note: null,
  place: 'Hall',
  path: '/lectures?id=1',
  isCancelled: false,
  isTask: false,
  ...over,
})

type Memory = ReadonlyMap<string, SentEvent>

/** What programs get, and what is remembered afterwards, as the database does it. */
function send(present: readonly OwnEvent[], memory: Memory, now = NOW, range = RANGE) {
  const answer = compareWithSent(present, [...memory.values()], { range, now })
  const next = new Map(memory)
  for (const changed of answer.changed) next.set(changed.uid, changed)
  for (const uid of answer.forgotten) next.delete(uid)

  return { ...answer, memory: next }
}

/** The memory after an event was given for the first time. */
const memoryOf = (over: Partial<OwnEvent> = {}) => send([event(over)], new Map()).memory

test('an event is first given as its record is', () => {
  const { events, changed, forgotten } = send([event()], new Map())
  expect(events).toEqual([event()])
  expect(changed).toMatchObject([
    { uid: 'lecture-1', sequence: 4, changedAt: CHANGED, calledOffAt: null },
  ])
  expect(forgotten).toEqual([])
})

test('nothing is written while nothing changes', () => {
  const days = event({ uid: 'stay-1', span: spanOf({ from: '2026-12-01', until: '2026-12-31' }) })
  const first = send([event(), days], new Map())
  const second = send([event(), days], first.memory, LATER)
  expect(second.events).toEqual(first.events)
  expect([second.changed, second.forgotten]).toEqual([[], []])
})

describe('the sequence of an event', () => {
  test.each<[string, Partial<OwnEvent>]>([
    ['its title', { title: 'Other lecture' }],
    ['its note', { note: 'Bring a coat' }],
    ['its place', { place: null }],
    ['its page', { path: '/lectures?id=2' }],
    ['whether it takes place', { isCancelled: true }],
    ['its beginning', { span: spanOf({ ...LECTURE, startsAt: new Date('2026-12-01T05:30:00Z') }) }],
    ['its end', { span: spanOf({ ...LECTURE, endsAt: new Date('2026-12-01T08:30:00Z') }) }],
    ['its being whole days', { span: spanOf({ from: '2026-12-01', until: '2026-12-01' }) }],
  ])('grows where its record has no other version: %s', (_, over) => {
    const { events } = send([event(over)], memoryOf(), LATER)
    expect(events).toEqual([event({ ...over, version: 5, changedAt: LATER })])
  })

  test('is the version of its record where that has grown more', () => {
    const { events } = send([event({ title: 'Other lecture', version: 9 })], memoryOf(), LATER)
    expect(events).toMatchObject([{ version: 9, changedAt: LATER }])
  })

  test('grows with the version of its record also where it looks the same', () => {
    const changedAt = new Date('2026-11-19T00:00:00Z')
    const { events, changed } = send([event({ version: 5, changedAt })], memoryOf(), LATER)
    expect(events).toMatchObject([{ version: 5, changedAt }])
    expect(changed).toHaveLength(1)
  })

  test('stays where the version of its record is less than what was given', () => {
    const { memory } = send([event({ title: 'Other lecture' })], memoryOf(), LATER)
    const { events, changed } = send([event({ title: 'Other lecture' })], memory, LATER)
    expect(events).toMatchObject([{ version: 5, changedAt: LATER }])
    expect(changed).toEqual([])
  })
})

describe('an event whose record is gone', () => {
  test('is called off with the next sequence, as it was given last', () => {
    const { events, memory } = send([], memoryOf(), LATER)
    expect(events).toEqual([event({ version: 5, changedAt: LATER, isCancelled: true })])
    expect(memory.get('lecture-1')?.calledOffAt).toEqual(LATER)
  })

  test('is called off once, however often programs read', () => {
    const first = send([], memoryOf(), NOW)
    const second = send([], first.memory, LATER)
    expect(second.events).toEqual(first.events)
    expect(second.changed).toEqual([])
  })

  test('is called off for 31 days, whole days in China', () => {
    const { memory } = send([], memoryOf(), NOW)
    const lastMinute = new Date('2026-12-21T15:59:59.999Z')
    const nextDay = new Date('2026-12-21T16:00:00Z')
    expect(send([], memory, lastMinute).forgotten).toEqual([])
    expect(send([], memory, nextDay)).toMatchObject({ events: [], forgotten: ['lecture-1'] })
  })

  test('is forgotten 31 days after a midnight on which it was called off', () => {
    const { memory } = send([], memoryOf(), new Date('2026-11-19T16:00:00Z'))
    expect(send([], memory, new Date('2026-12-20T15:59:59Z')).forgotten).toEqual([])
    expect(send([], memory, new Date('2026-12-20T16:00:00Z')).forgotten).toEqual(['lecture-1'])
  })

  test('takes place again when its record is back', () => {
    const { memory } = send([], memoryOf(), NOW)
    const back = send([event()], memory, LATER)
    expect(back.events).toEqual([event({ version: 6, changedAt: LATER })])
    expect(back.memory.get('lecture-1')?.calledOffAt).toBeNull()
  })

  test('is not called off twice: what its record called off is forgotten', () => {
    expect(send([], memoryOf({ isCancelled: true }), LATER)).toMatchObject({
      events: [],
      changed: [],
      forgotten: ['lecture-1'],
    })
  })

  test('is not called off outside the range that is read', () => {
    const until = (day: string) => send([], memoryOf(), LATER, { from: '2025-09-01', until: day })
    expect(until('2026-11-30')).toMatchObject({ events: [], changed: [], forgotten: [] })
    expect(until('2026-12-01').events).toHaveLength(1)
  })

  test.each([
    ['runs still', LECTURE, '2026-12-01T07:59:59Z', true],
    ['ends now', LECTURE, '2026-12-01T08:00:00Z', false],
    [
      'lasts until today',
      { from: '2026-11-02', until: '2026-12-01' },
      '2026-12-01T15:59:59Z',
      true,
    ],
    [
      'lasted until yesterday in China',
      { from: '2026-11-02', until: '2026-12-01' },
      '2026-12-01T16:00:00Z',
      false,
    ],
  ])('is called off unless it is over: one that %s', (_, time, now, isCalledOff) => {
    const { events, forgotten } = send([], memoryOf({ span: spanOf(time) }), new Date(now))
    expect(events.map(({ isCancelled }) => isCancelled)).toEqual(isCalledOff ? [true] : [])
    expect(forgotten).toEqual(isCalledOff ? [] : ['lecture-1'])
  })
})

test('a task is given and not remembered, so it is not called off when it is done', () => {
  const task = event({ uid: 'task-1', isTask: true })
  const { events, changed, memory } = send([task, event()], new Map())
  expect(events.map(({ uid }) => uid).sort()).toEqual(['lecture-1', 'task-1'])
  expect(changed.map(({ uid }) => uid)).toEqual(['lecture-1'])
  expect(send([event()], memory, LATER).events.map(({ uid }) => uid)).toEqual(['lecture-1'])
})

test('what is called off is remembered from a beginning of a day in China on', () => {
  expect(rememberedSince(new Date('2026-11-20T15:59:59Z'))).toEqual(
    new Date('2026-10-19T16:00:00Z'),
  )
  expect(rememberedSince(new Date('2026-11-20T16:00:00Z'))).toEqual(
    new Date('2026-10-20T16:00:00Z'),
  )
})

test('an event that is called off has the days and instants that it had', () => {
  const times = [LECTURE, { from: '2026-12-01', until: '2026-12-31' }, { dueAt: LATER }]
  for (const span of times.map(spanOf)) {
    const [sent] = memoryOf({ span }).values()
    expect(cancelledEvent(sent!)).toEqual(event({ span, isCancelled: true }))
  }
})

test('a program never gets a lower sequence, and a higher one with everything that looks different', () => {
  const change = fc.record({
    isThere: fc.boolean(),
    title: fc.constantFrom('Lecture', 'Other lecture'),
    version: fc.integer({ min: 1, max: 6 }),
  })

  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let memory: Memory = new Map()
      let last: OwnEvent | null = null
      for (const [hour, { isThere, ...over }] of changes.entries()) {
        const now = new Date(NOW.getTime() + hour * 3_600_000)
        const present = isThere ? [event({ ...over, changedAt: now })] : []
        const answer = send(present, memory, now)
        const [next] = answer.events
        expect(answer.events).toHaveLength(isThere || last ? 1 : 0)
        if (next && last) {
          const { version: _, changedAt: __, ...looks } = next
          const { version, changedAt, ...looked } = last
          const isEqual = JSON.stringify(looks) === JSON.stringify(looked)
          expect(next.version).toBeGreaterThanOrEqual(isEqual ? version : version + 1)
          expect(next.changedAt.getTime()).toBeGreaterThanOrEqual(changedAt.getTime())
        }

        memory = answer.memory
        last = next ?? null
      }
    }),
    { seed: 43, numRuns: proofRuns(4000) },
  )
})
