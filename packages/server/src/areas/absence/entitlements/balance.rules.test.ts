import { describe, expect, test } from 'vitest'
import { balanceOn, judgedOn } from './balance.rules.ts'

test.each([
  ['today, within the year', 2026, '2026-05-10', undefined, '2026-05-10'],
  ['the last day of a year that is over', 2025, '2026-05-10', undefined, '2025-12-31'],
  ['the first day of a year that has not begun', 2027, '2026-05-10', undefined, '2027-01-01'],
  ['the first day of a leave later in the year', 2026, '2026-05-10', '2026-09-01', '2026-09-01'],
  ['today, where the leave has begun', 2026, '2026-05-10', '2026-03-01', '2026-05-10'],
  ['today, where the leave begins in another year', 2026, '2026-05-10', '2027-03-01', '2026-05-10'],
])('seniority is judged on %s', (_, year, today, startsOn, day) => {
  expect(judgedOn(year, today, startsOn)).toBe(day)
})

describe('an account of days that are granted one by one', () => {
  const earned = (account: { adjusted: number; usedBefore: number; used: number }) =>
    balanceOn('2026-05-10', {
      isEarned: true,
      rows: [],
      province: null,
      worksSince: '2020-01-01',
      annual: null,
      account,
    })

  test('has what was granted less what was used, before the system too', () => {
    expect(earned({ adjusted: 5, usedBefore: 1, used: 2 })).toMatchObject({ granted: 5, left: 2 })
  })

  test('takes back no day that is used already', () => {
    expect(earned({ adjusted: 1, usedBefore: 0, used: 3 })).toMatchObject({ granted: 3, left: 0 })
  })
})

describe('an account of days by the table', () => {
  const row = (provinceCode: string | null, days: number) => ({
    per: 'year' as const,
    provinceCode,
    minWorkYears: 0,
    days,
    source: 's',
  })

  const ofTable = (rows: ReturnType<typeof row>[], province: string | null, used = 0) =>
    balanceOn('2026-05-10', {
      isEarned: false,
      rows,
      province,
      worksSince: '2020-01-01',
      annual: null,
      account: { adjusted: 0, usedBefore: 0, used },
    })

  test('has the days of the province', () => {
    expect(ofTable([row('22', 5)], '22', 2)).toMatchObject({
      granted: 5,
      left: 3,
      isUnrecorded: false,
    })
  })

  test('is unrecorded where provinces regulate and that of the hospital has no line', () => {
    expect(ofTable([row('22', 5)], '11')).toMatchObject({ isUnrecorded: true, left: null })
  })

  test('without any line has no limit', () => {
    expect(ofTable([], '22')).toMatchObject({ isUnrecorded: false, granted: null, left: null })
  })
})
