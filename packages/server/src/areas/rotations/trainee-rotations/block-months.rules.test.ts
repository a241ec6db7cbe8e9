import { daysIn } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { monthsOf } from './block-months.rules.ts'

describe('months of a stay', () => {
  test('are calendar months, regardless of their days, and halves', () => {
    expect(monthsOf('2026-12-01', '2027-02-28')).toBe(3)
    expect(monthsOf('2027-02-01', '2027-02-28')).toBe(1)
    expect(monthsOf('2026-11-16', '2026-12-15')).toBe(1)
    expect(monthsOf('2026-11-01', '2026-11-15')).toBe(0.5)
    expect(daysIn('2026-12-01', '2026-12-31')).toBe(31)
  })
})
