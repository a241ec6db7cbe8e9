import { expect, test } from 'vitest'
import { askedInYear } from './check.rules.ts'

test('a requirement asks for its activities in each period that has begun, in a year that is over in all of them', () => {
  const countOf = (period: 'month' | 'quarter' | 'year', year: number) =>
    askedInYear({ period, count: 2 }, year, '2026-05-03')

  expect([countOf('month', 2026), countOf('quarter', 2026), countOf('year', 2026)]).toEqual([
    10, 4, 2,
  ])
  expect([countOf('month', 2025), countOf('quarter', 2025), countOf('year', 2025)]).toEqual([
    24, 8, 2,
  ])
  expect(askedInYear({ period: 'block', count: 1 }, 2026, '2026-05-03')).toBe(1)
})
