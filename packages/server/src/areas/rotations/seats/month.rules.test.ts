import { describe, expect, test } from 'vitest'
import { addMonths, lastDayOf, monthsFrom } from './month.rules.ts'

describe('months', () => {
  test('go on over the end of a year', () => {
    expect([addMonths('2026-11', 1), addMonths('2026-11', 2), addMonths('2026-01', -1)]).toEqual(['2026-12', '2027-01', '2025-12'])
    expect(monthsFrom('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  })
  test('end on their last day, in leap years too', () => {
    expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31'])
  })
})
