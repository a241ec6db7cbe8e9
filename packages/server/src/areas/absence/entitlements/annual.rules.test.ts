import { describe, expect, test } from 'vitest'
import { isLost, seniorityDay, shareOfYear, type YearOfWork } from './annual.rules.ts'
import { type DayRow, daysOfYear, nextDays } from './entitlement.rules.ts'

const row = (minWorkYears: number, days: number): DayRow => ({
  per: 'year',
  provinceCode: null,
  minWorkYears,
  days,
  source: '条例',
})

const annual = [row(1, 5), row(10, 10), row(20, 15)]
const TRAINING = { from: '2025-09-01', until: '2028-08-31' }
type Regime = 'enterprise' | 'publicInstitution'

const daysOf = (
  regime: Regime,
  worksSince: string,
  on: string,
  more: Partial<typeof TRAINING> & { years?: YearOfWork[] } = {},
) => {
  const facts = { regime, ...TRAINING, years: [], ...more }
  const days = daysOfYear(annual, { province: null, worksSince, on, annual: facts })
  return days.kind === 'days' ? days.days : days.kind
}

describe('annual leave of an enterprise', () => {
  test.each([
    ['2026-03-15', '2027-03-14', 0],
    ['2026-03-15', '2027-03-15', 5],
    ['2017-03-15', '2027-03-14', 5],
    ['2017-03-15', '2027-03-15', 10],
    ['2007-03-15', '2027-03-15', 15],
  ])(
    'is had only after 12 continuous months of work anywhere: since %s, on %s %i days',
    (since, on, days) => {
      expect(daysOf('enterprise', since, on)).toBe(days)
    },
  )

  test.each([
    // 122 of 365 days of 2025 are in a training that begins on 1 September
    ['2010-01-01', '2025-10-01', '2025-09-01', 3],
    ['2010-01-01', '2025-10-01', '2025-01-01', 10],
    ['2010-01-01', '2025-10-01', '2025-01-02', 9],
    // 37 days give one whole day of ten, 36 none
    ['2010-01-01', '2025-12-31', '2025-11-25', 1],
    ['2010-01-01', '2025-12-31', '2025-11-26', 0],
  ])(
    'is in the first year the share of its days in the training, rounded down: since %s, begun on %s',
    (since, on, from, days) => {
      expect(daysOf('enterprise', since, on, { from })).toBe(days)
    },
  )

  test.each([
    ['2028-12-31', 10],
    ['2028-12-30', 10], // 365 days of a leap year
    ['2028-08-31', 6], // 244 days
    ['2028-02-05', 0], // 36 days
    ['2028-02-06', 1], // 37 days
  ])(
    'is in the last year the share of its days in the training, rounded down: until %s %i days',
    (until, days) => {
      expect(daysOf('enterprise', '2010-01-01', '2028-01-15', { until })).toBe(days)
    },
  )

  test('is the share of the days between both where a training begins and ends in one year', () => {
    expect(
      shareOfYear(10, 2026, { regime: 'enterprise', from: '2026-03-01', until: '2026-08-31' }),
    ).toBe(5)
    expect(
      shareOfYear(10, 2027, { regime: 'enterprise', from: '2026-03-01', until: '2026-08-31' }),
    ).toBe(0)
  })

  test('is whole in the last year as long as its end is not known', () => {
    expect(shareOfYear(10, 2028, { regime: 'enterprise', from: '2025-09-01', until: null })).toBe(
      10,
    )
  })
})

describe('annual leave of a public institution', () => {
  test.each([
    ['2026-03-15', '2027-03-31', 0],
    ['2026-03-15', '2027-04-01', 5],
    ['2026-03-01', '2027-03-31', 0],
    ['2026-03-01', '2027-04-01', 5],
    ['2017-03-15', '2027-03-31', 5],
    ['2017-03-15', '2027-04-01', 10],
    ['2007-12-15', '2027-12-31', 10],
    ['2007-12-15', '2028-01-01', 15],
  ])(
    'is had from the month after a year of work is complete: since %s, on %s %i days',
    (since, on, days) => {
      expect(daysOf('publicInstitution', since, on)).toBe(days)
    },
  )

  test('is whole in the first and the last year of a training', () => {
    expect(daysOf('publicInstitution', '2010-01-01', '2025-12-31', { from: '2025-12-30' })).toBe(10)
    expect(daysOf('publicInstitution', '2010-01-01', '2028-01-01', { until: '2028-01-02' })).toBe(
      10,
    )
  })

  test('starts in the month after a completed year, and the refusal names that month', () => {
    const facts = { regime: 'publicInstitution' as const, ...TRAINING, years: [] }
    const next = (worksSince: string, on: string) =>
      nextDays(annual, { province: null, worksSince, on, annual: facts })

    expect(next('2025-10-15', '2026-10-20')).toEqual({ on: '2026-11-01', days: 5 })
    expect(next('2016-10-15', '2026-10-20')).toEqual({ on: '2026-11-01', days: 10 })
    expect(next('2025-12-15', '2026-10-20')).toEqual({ on: '2027-01-01', days: 5 })
  })
})

describe('annual leave is lost', () => {
  const year = (more: Partial<YearOfWork>): YearOfWork => ({
    year: 2026,
    sickDays: 0,
    paidPersonalDays: 0,
    annualUsed: 0,
    ...more,
  })

  test.each([
    [1, 59, false],
    [1, 60, true],
    [9, 60, true],
    [10, 89, false],
    [10, 90, true],
    [19, 90, true],
    [20, 119, false],
    [20, 120, true],
    [0, 300, false],
  ])('after %i years of work by %i days of sick leave: %s', (workYears, sickDays, expected) => {
    expect(isLost(2026, [year({ sickDays })], () => workYears)).toBe(expected)
  })

  test.each([
    [19.5, false],
    [20, true],
  ])('by %d days of personal leave without deduction: %s', (paidPersonalDays, expected) => {
    expect(isLost(2026, [year({ paidPersonalDays })], () => 3)).toBe(expected)
  })

  test('for the next year where some of this year’s was taken already, and for no later one', () => {
    const years = [year({ sickDays: 60, annualUsed: 0.5 })]
    expect([2025, 2026, 2027, 2028].map((of) => isLost(of, years, () => 3))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  test('for this year alone where nothing of it was taken', () => {
    const years = [year({ sickDays: 60 })]
    expect([2026, 2027].map((of) => isLost(of, years, () => 3))).toEqual([true, false])
  })

  test('in both regimes', () => {
    const years = [year({ year: 2027, sickDays: 60 })]
    for (const regime of ['enterprise', 'publicInstitution'] as const)
      expect([
        daysOf(regime, '2020-01-01', '2027-06-01', { years }),
        daysOf(regime, '2020-01-01', '2027-06-01'),
      ]).toEqual([0, 5])
  })
})

test('years of work are judged on the day in an enterprise, and at the end of the month before in a public institution', () => {
  expect([
    seniorityDay('enterprise', '2027-03-01'),
    seniorityDay('publicInstitution', '2027-03-01'),
  ]).toEqual(['2027-03-01', '2027-02-28'])
})
