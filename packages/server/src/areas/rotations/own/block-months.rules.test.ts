import { daysIn } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { monthsOf, monthsOfAll } from './block-months.rules.ts'

describe('months of a stay', () => {
  test('are calendar months, whatever their days, and halves', () => {
    expect(monthsOf('2026-12-01', '2027-02-28')).toBe(3)
    expect(monthsOf('2027-02-01', '2027-02-28')).toBe(1)
    expect(monthsOf('2026-11-16', '2026-12-15')).toBe(1)
    expect(monthsOf('2026-11-01', '2026-11-15')).toBe(0.5)
    expect(daysIn('2026-12-01', '2026-12-31')).toBe(31)
  })
  test('count as done when passed, and as left from today on; a failed one is neither', () => {
    const blocks = [
      { state: 'passed', starts_on: '2026-01-01', ends_on: '2026-03-31' },
      { state: 'failed', starts_on: '2026-04-01', ends_on: '2026-04-30' },
      { state: 'entered', starts_on: '2026-11-01', ends_on: '2026-12-31' },
      { state: 'planned', starts_on: '2027-01-01', ends_on: '2027-01-31' },
    ]
    expect(monthsOfAll(blocks, '2026-12-01')).toEqual({ done: 3, left: 2 })
  })
})
