import { addDays } from '@residency/contract/kernel/day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Earned, settleEarned, tooOldFor, unusedOfEach } from './earned.rules.ts'

const earnedOn = (id: number, day: string, endsOn: string, days = 1): Earned => ({
  id,
  day,
  endsOn,
  days,
  moved: 0,
  ended: 0,
  isOver: false,
})

const FIRST = earnedOn(1, '2026-03-01', '2026-09-01')
const SECOND = earnedOn(2, '2026-05-01', '2026-11-01')

const unusedIn = (uses: { day: string; days: number }[]) =>
  [...unusedOfEach([SECOND, FIRST], uses)].sort().map(([, days]) => days)

describe('a day of leave', () => {
  test('takes what ends first', () => {
    expect(unusedIn([{ day: '2026-06-01', days: 1 }])).toEqual([0, 1])
    expect(unusedIn([{ day: '2026-06-01', days: 0.5 }])).toEqual([0.5, 1])
  })

  test('takes nothing that has ended or is not earned yet', () => {
    expect(unusedIn([{ day: '2026-10-01', days: 1 }])).toEqual([1, 0])
    expect(unusedIn([{ day: '2026-04-01', days: 2 }])).toEqual([0, 1])
  })

  test('may take the last day on which days may be used', () => {
    expect(unusedIn([{ day: '2026-09-01', days: 1 }])).toEqual([0, 1])
    expect(unusedIn([{ day: '2026-09-02', days: 1 }])).toEqual([1, 0])
  })
})

describe('a leave that is asked for', () => {
  const asks = (...days: string[]) =>
    tooOldFor([FIRST, SECOND], [], {
      year: 2026,
      dates: days.map((day) => ({ day, days: 1 })),
    })

  test('finds days too old that end before it', () => {
    expect(asks('2026-10-08')).toEqual({ days: 1, from: '2026-03-01', until: '2026-09-01' })
    expect(asks('2026-11-02')).toEqual({ days: 2, from: '2026-03-01', until: '2026-11-01' })
  })

  test('uses them for its earlier days', () => {
    expect(asks('2026-09-01', '2026-09-02')).toBeNull()
    expect(asks('2026-08-01')).toBeNull()
  })
})

const settle = (earned: Earned[], today: string, left: Record<number, number>, uses = []) =>
  settleEarned(earned, uses, { today, leftOf: (year) => left[year] ?? 0 })

describe('days whose last day is over', () => {
  test('end on the day after it', () => {
    expect(settle([FIRST], '2026-09-01', { 2026: 1 })).toEqual({ changes: [], earned: [] })

    expect(settle([FIRST], '2026-09-02', { 2026: 1 })).toEqual({
      changes: [{ year: 2026, days: -1, kind: 'earnedEnded', endsOn: '2026-09-01' }],
      earned: [{ ...FIRST, ended: 1, isOver: true }],
    })
  })

  test('end once', () => {
    const [ended] = settle([FIRST], '2026-09-02', { 2026: 1 }).earned

    expect(settle([ended!], '2026-09-03', { 2026: 0 })).toEqual({ changes: [], earned: [] })
  })

  test('take no more than the account has left', () => {
    expect(settle([FIRST], '2026-09-02', { 2026: 0.5 }).changes).toMatchObject([{ days: -0.5 }])
    expect(settle([FIRST], '2026-09-02', { 2026: 0 })).toMatchObject({
      changes: [],
      earned: [{ ended: 1, isOver: true }],
    })
  })
})

describe('at New Year', () => {
  const LATE = earnedOn(3, '2026-10-01', '2027-04-01', 2)

  test('days that end in the next year go into its account', () => {
    expect(settle([LATE], '2026-12-31', { 2026: 2 }).changes).toEqual([])

    expect(settle([LATE], '2027-01-01', { 2026: 2 })).toEqual({
      changes: [
        { year: 2026, days: -2, kind: 'earnedMoved', endsOn: '2027-04-01' },
        { year: 2027, days: 2, kind: 'earnedMoved', endsOn: '2027-04-01' },
      ],
      earned: [{ ...LATE, moved: 2 }],
    })
  })

  test('what was used in the old year stays there', () => {
    const uses = [{ day: '2026-11-02', days: 0.5 }]
    const { changes } = settleEarned([LATE], uses, { today: '2027-01-01', leftOf: () => 1.5 })

    expect(changes.map(({ days }) => days)).toEqual([-1.5, 1.5])
  })

  test('a server that was off for months moves days before it ends them', () => {
    expect(settle([LATE], '2027-05-01', { 2026: 2 }).changes).toEqual([
      { year: 2026, days: -2, kind: 'earnedMoved', endsOn: '2027-04-01' },
      { year: 2027, days: 2, kind: 'earnedMoved', endsOn: '2027-04-01' },
      { year: 2027, days: -2, kind: 'earnedEnded', endsOn: '2027-04-01' },
    ])
  })
})

test('settled day by day or once a year, the accounts come to the same, and never below zero', () => {
  const dayOf = (at: number) => addDays('2026-01-01', at)

  const shifts = fc.uniqueArray(
    fc.record({
      at: fc.nat(500),
      days: fc.constantFrom(0.5, 1, 2),
      lasts: fc.integer({ min: 30, max: 360 }),
    }),
    { maxLength: 12, selector: ({ at }) => at },
  )

  const run = (earned: Earned[], every: number) => {
    const left = new Map<number, number>()
    const add = (year: number, days: number) => left.set(year, (left.get(year) ?? 0) + days)
    let rows: Earned[] = []

    for (let at = 0; at <= 1000; at++) {
      const today = dayOf(at)
      const arrived = earned.filter(({ day }) => day === today)

      rows.push(...arrived)
      for (const { day, days } of arrived) add(Number(day.slice(0, 4)), days)

      if (at % every !== 0 && at !== 1000) continue

      const settled = settleEarned(rows, [], { today, leftOf: (year) => left.get(year) ?? 0 })
      const next = new Map(settled.earned.map((row) => [row.id, row]))

      for (const { year, days } of settled.changes) add(year, days)

      expect([...left.values()].every((days) => days >= 0)).toBe(true)
      rows = rows.map((row) => next.get(row.id) ?? row)
    }

    return [...left].filter(([, days]) => days !== 0).sort()
  }

  fc.assert(
    fc.property(shifts, (list) => {
      const earned = list.map(({ at, days, lasts }, id) =>
        earnedOn(id, dayOf(at), dayOf(at + lasts), days),
      )

      expect(run(earned, 1)).toEqual([])
      expect(run(earned, 97)).toEqual([])
    }),
    { numRuns: 60 },
  )
})
