import { describe, expect, test } from 'vitest'
import { type DayRow, entitledDays, extrasOf, nextDays, workYearsOn } from './entitlement.rules.ts'

const row = (
  per: DayRow['per'],
  provinceCode: string | null,
  minWorkYears: number,
  days: number,
  name: string | null = null,
): DayRow => ({
  per,
  provinceCode,
  minWorkYears,
  days,
  name,
  source: `${provinceCode ?? '全国'}`,
})

/** 职工带薪年休假条例, article 3: 5 days from 1 year, 10 from 10, 15 from 20. */
const annual = [row('year', null, 1, 5), row('year', null, 10, 10), row('year', null, 20, 15)]
const parental = [row('year', '11', 0, 5), row('year', '44', 0, 10)]

const maternity = [
  row('event', null, 0, 98),
  row('event', '44', 0, 178),
  row('extra', null, 0, 15, '难产'),
]

describe('years of work', () => {
  test.each([
    ['2016-07-01', '2026-06-30', 9],
    ['2016-07-01', '2026-07-01', 10],
    ['2016-07-01', '2016-07-01', 0],
    ['2026-07-01', '2026-01-01', 0],
    ['2024-02-29', '2025-02-28', 0],
    ['2024-02-29', '2025-03-01', 1],
    ['2024-02-29', '2028-02-29', 4],
  ])('of a trainee who works since %s are complete on %s: %i', (since, on, years) => {
    expect(workYearsOn(since, on)).toBe(years)
  })
})

describe('days by the table', () => {
  test.each([
    [0, 0],
    [1, 5],
    [9, 5],
    [10, 10],
    [19, 10],
    [20, 15],
    [40, 15],
  ])('of annual leave after %i years of work: %i', (workYears, days) => {
    expect(entitledDays(annual, 'year', { province: '11', workYears })).toMatchObject({
      kind: 'days',
      days,
    })
  })

  test('of the hospital’s province replace the national ones', () => {
    const of = (province: string | null) =>
      entitledDays(maternity, 'event', { province, workYears: 0 })

    expect(of('44')).toEqual({ kind: 'days', days: 178, source: '44' })
    expect(of('31'), 'provinces regulate it, and this one is not recorded').toEqual({
      kind: 'unrecorded',
    })
    expect(of(null)).toEqual({ kind: 'unrecorded' })
  })

  test('are the national ones of a province that is recorded as giving them', () => {
    const rows = [...maternity, { ...row('event', '31', 0, 0), isNational: true }]

    expect(entitledDays(rows, 'event', { province: '31', workYears: 0 })).toEqual({
      kind: 'days',
      days: 98,
      source: '全国',
    })

    expect(entitledDays(rows, 'event', { province: '22', workYears: 0 })).toEqual({
      kind: 'unrecorded',
    })
  })

  test('may depend on the number of the child', () => {
    const rows = [
      row('event', '41', 0, 100),
      { ...row('event', '41', 0, 120), fromChild: 2 },
      { ...row('event', '41', 0, 150), fromChild: 3 },
    ]

    const of = (child?: number) =>
      entitledDays(rows, 'event', { province: '41', workYears: 0, ...(child ? { child } : {}) })
    expect([of(), of(1), of(2), of(3), of(4)]).toMatchObject(
      [100, 100, 120, 150, 150].map((days) => ({ days })),
    )
  })

  test('are not guessed where only other provinces are recorded, and unlimited where nothing is', () => {
    expect(entitledDays(parental, 'year', { province: '31', workYears: 3 })).toEqual({
      kind: 'unrecorded',
    })
    expect(entitledDays(parental, 'year', { province: null, workYears: 3 })).toEqual({
      kind: 'unrecorded',
    })
    expect(entitledDays(parental, 'event', { province: '31', workYears: 3 })).toEqual({
      kind: 'unlimited',
    })
  })

  test('of an event may have extras', () => {
    expect(extrasOf(maternity, '44')).toMatchObject([{ name: '难产', days: 15 }])
    expect(extrasOf(annual, '44')).toEqual([])
  })
})

describe('new days come', () => {
  const next = (worksSince: string, on: string, rows = annual) =>
    nextDays(rows, { province: '11', worksSince, on })

  test.each([
    ['2026-03-01', '2026-11-23', '2027-03-01', 5, 'after the first year of work'],
    [
      '2025-12-01',
      '2026-11-23',
      '2026-12-01',
      5,
      'in the same year, when the first year is complete',
    ],
    ['2016-12-01', '2026-11-23', '2026-12-01', 10, 'in the same year, at ten years'],
    ['2016-01-15', '2026-11-23', '2027-01-01', 10, 'on New Year'],
    ['2001-01-15', '2026-11-23', '2027-01-01', 15, 'on New Year, the most there are'],
  ])('%s, seen on %s: %s, %i (%s)', (since, on, day, days) => {
    expect(next(since, on)).toEqual({ on: day, days })
  })

  test('never where the year has no limit, or no days ever', () => {
    expect(next('2020-01-01', '2026-11-23', [])).toBeNull()
    expect(next('2020-01-01', '2026-11-23', maternity)).toBeNull()
    expect(next('2026-01-01', '2026-11-23', [row('year', null, 20, 15)])).toBeNull()
  })
})
