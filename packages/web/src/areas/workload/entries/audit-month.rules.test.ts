import { expect, test } from 'vitest'
import { daysOfMonth, monthsBack, withoutMonth } from './audit-month.rules.ts'

test('a month is its days, also in a leap year, and goes before days that are given', () => {
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' })

  expect(withoutMonth({ kind: 'skill', month: '2026-11', from: '2026-01-01' })).toEqual({
    kind: 'skill',
    from: '2026-11-01',
    until: '2026-11-30',
  })

  expect(withoutMonth({ from: '2026-01-01' })).toEqual({ from: '2026-01-01' })
  expect(withoutMonth({ month: 'x' })).toEqual({})
  expect(monthsBack('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12'])
})
