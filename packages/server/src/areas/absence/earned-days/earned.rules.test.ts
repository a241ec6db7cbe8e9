import { addDays, yearOf } from '@residency/contract/kernel/day'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EarnedDay, leftOfEach, settleEarned, tooOldFor } from './earned.rules.ts'

const earnedOn = (id: number, day: string, endsOn: string, days = 1): EarnedDay => ({
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
const PLENTY = () => 100

const leftAfter = (uses: { day: string; days: number }[], left = PLENTY) => {
  const after = leftOfEach({ earned: [SECOND, FIRST], uses, leftOf: left })

  return [after.get(1) ?? 0, after.get(2) ?? 0]
}

describe('a day of leave', () => {
  test('takes what ends first', () => {
    expect(leftAfter([{ day: '2026-06-01', days: 1 }])).toEqual([0, 1])
    expect(leftAfter([{ day: '2026-06-01', days: 0.5 }])).toEqual([0.5, 1])
  })

  test('takes nothing that has ended or is not earned yet', () => {
    expect(leftAfter([{ day: '2026-10-01', days: 1 }])).toEqual([1, 0])
    expect(leftAfter([{ day: '2026-04-01', days: 2 }])).toEqual([0, 1])
  })

  test('may take the last day on which days may be used', () => {
    expect(leftAfter([{ day: '2026-09-01', days: 1 }])).toEqual([0, 1])
    expect(leftAfter([{ day: '2026-09-02', days: 1 }])).toEqual([1, 0])
  })
})

test('what the office took from the account is missing from the days that end first', () => {
  expect(leftAfter([], () => 1)).toEqual([0, 1])
  expect(leftAfter([], () => 1.5)).toEqual([0.5, 1])
  expect(leftAfter([], () => 0)).toEqual([0, 0])
})

describe('a leave that is asked for', () => {
  const asks = (...days: string[]) =>
    tooOldFor(
      { earned: [FIRST, SECOND], uses: [], leftOf: () => 2 },
      { year: 2026, dates: days.map((day) => ({ day, days: 1 })) },
    )

  test('finds days too old that end before it', () => {
    expect(asks('2026-10-08')).toEqual({ days: 1, from: '2026-03-01', until: '2026-09-01' })
    expect(asks('2026-11-02')).toEqual({ days: 2, from: '2026-03-01', until: '2026-11-01' })
  })

  test('uses them for its earlier days', () => {
    expect(asks('2026-09-01', '2026-09-02')).toBeNull()
    expect(asks('2026-08-01')).toBeNull()
  })
})

const settle = (
  earned: EarnedDay[],
  today: string,
  left: Record<number, number>,
  uses: { day: string; days: number }[] = [],
) => settleEarned({ earned, uses, leftOf: (year) => left[year] ?? 0 }, today)

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

  test('end later too, when leave in which they were used is given up', () => {
    const uses = [{ day: '2026-08-03', days: 1 }]
    const [over] = settle([FIRST], '2026-09-02', { 2026: 0 }, uses).earned

    expect(over).toMatchObject({ ended: 0, isOver: true })
    expect(settle([over!], '2026-09-20', { 2026: 1 }).changes).toMatchObject([{ days: -1 }])
  })

  test('take nothing from days that others earned after the office took theirs away', () => {
    // two days earned, one taken away by the office: one is left, and it is the later one
    expect(settle([FIRST, SECOND], '2026-09-02', { 2026: 1 })).toMatchObject({
      changes: [],
      earned: [{ id: 1, ended: 0, isOver: true }],
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

  test('what was used in the old year stays there, and follows when it is given up later', () => {
    const uses = [{ day: '2026-11-02', days: 0.5 }]
    const first = settle([LATE], '2027-01-01', { 2026: 1.5 }, uses)

    expect(first.changes.map(({ days }) => days)).toEqual([-1.5, 1.5])
    expect(settle(first.earned, '2027-01-02', { 2026: 0, 2027: 1.5 }, uses).changes).toEqual([])

    const later = settle(first.earned, '2027-01-08', { 2026: 0.5, 2027: 1.5 })

    expect(later.changes.map(({ year, days }) => [year, days])).toEqual([
      [2026, -0.5],
      [2027, 0.5],
    ])
  })

  test('days that were carried over before are not carried again by the next New Year', () => {
    const carried = { ...earnedOn(1, '2025-10-01', '2026-04-01'), moved: 1 }
    const next = earnedOn(2, '2026-11-01', '2027-05-01')

    // a server that was off since April: the first day has not ended yet
    expect(settle([carried, next], '2027-01-01', { 2026: 2 })).toMatchObject({
      changes: [
        { year: 2026, days: -1, kind: 'earnedMoved', endsOn: '2027-05-01' },
        { year: 2027, days: 1, kind: 'earnedMoved', endsOn: '2027-05-01' },
        { year: 2026, days: -1, kind: 'earnedEnded', endsOn: '2026-04-01' },
      ],
      earned: [
        { id: 2, moved: 1 },
        { id: 1, moved: 1, ended: 1 },
      ],
    })
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

  /** Settles every so many days; leave takes a day whenever the account has one on a Friday. */
  const run = (earned: EarnedDay[], every: number, isUsed: boolean) => {
    const left = new Map<number, number>()
    const uses: { day: string; days: number }[] = []
    const add = (year: number, days: number) => left.set(year, (left.get(year) ?? 0) + days)
    const leftOf = (year: number) => left.get(year) ?? 0
    let rows: EarnedDay[] = []

    for (let at = 0; at <= 1000; at++) {
      const today = dayOf(at)
      const year = yearOf(today)
      const arrived = earned.filter(({ day }) => day === today)

      rows.push(...arrived)
      for (const { days } of arrived) add(year, days)

      if (at % every === 0 || at === 1000) {
        const settled = settleEarned({ earned: rows, uses, leftOf }, today)
        const next = new Map(settled.earned.map((row) => [row.id, row]))

        for (const change of settled.changes) add(change.year, change.days)
        rows = rows.map((row) => next.get(row.id) ?? row)
      }

      const usable =
        leftOf(year) -
        (tooOldFor({ earned: rows, uses, leftOf }, { year, dates: [{ day: today, days: 0.5 }] })
          ?.days ?? 0)

      if (isUsed && at % 7 === 5 && usable >= 0.5) {
        uses.push({ day: today, days: 0.5 })
        add(year, -0.5)
      }

      expect([...left.values()].every((days) => days >= 0)).toBe(true)
    }

    return [...left].filter(([, days]) => days !== 0).sort()
  }

  fc.assert(
    fc.property(shifts, fc.boolean(), (list, isUsed) => {
      const earned = list.map(({ at, days, lasts }, id) =>
        earnedOn(id, dayOf(at), dayOf(at + lasts), days),
      )

      expect(run(earned, 1, isUsed)).toEqual([])
      expect(run(earned, 97, isUsed)).toEqual([])
    }),
    { seed: 20261130, numRuns: 40 },
  )
})
