import { expect, test } from 'vitest'
import { daysBetween, sortedDays } from './days.rules.ts'

test('days between two include both, across months, and never more than fit', () => {
  expect(daysBetween('2026-02-27', '2026-03-01', 60)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysBetween('2026-03-01', '2026-02-27', 60)).toEqual([])
  expect(daysBetween('2026-01-01', '2026-12-31', 5)).toHaveLength(5)
  expect(sortedDays(['2026-03-02', '2026-03-01', '2026-03-02'])).toEqual(['2026-03-01', '2026-03-02'])
})
