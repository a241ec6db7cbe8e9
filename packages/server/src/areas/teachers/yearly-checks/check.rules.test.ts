import { expect, test } from 'vitest'
import { askedInYear } from './check.rules.ts'

test('a requirement asks for its activities in each period that has begun, in a year that is over in all of them', () => {
  const asked = (period: 'month' | 'quarter' | 'year', year: number) =>
    askedInYear({ period, count: 2 }, year, '2026-05-03')

  expect([asked('month', 2026), asked('quarter', 2026), asked('year', 2026)]).toEqual([10, 4, 2])
  expect([asked('month', 2025), asked('quarter', 2025), asked('year', 2025)]).toEqual([24, 8, 2])
  expect(askedInYear({ period: 'block', count: 1 }, 2026, '2026-05-03')).toBe(1)
})
