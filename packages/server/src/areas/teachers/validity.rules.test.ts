import { addDays } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { renewableFrom, soonFrom, validityOf, validUntil } from './validity.rules.ts'

describe('validity', () => {
  test('ends the day before its anniversary, also when it began on 29 February', () => {
    expect(validUntil('2026-11-22', 5)).toBe('2031-11-21')
    expect(validUntil('2024-02-29', 5)).toBe('2029-02-28')
    expect(validUntil('2024-02-29', 4)).toBe('2028-02-28')
  })
  test('may be renewed from 90 days before its end', () =>
    expect(renewableFrom('2026-12-31')).toBe('2026-10-02'))
})

const TODAY = '2026-03-01'

test('a certificate without an end is valid for ever', () => {
  expect(validityOf(null, TODAY)).toBe('valid')
})

test('the last day still counts, the day after it does not', () => {
  expect(validityOf(TODAY, TODAY)).toBe('expiring')
  expect(validityOf(addDays(TODAY, -1), TODAY)).toBe('expired')
})

test('one that ends within the time of a reminder ends soon, one a day later does not', () => {
  const soon = soonFrom(TODAY)
  expect(validityOf(soon, TODAY)).toBe('expiring')
  expect(validityOf(addDays(soon, 1), TODAY)).toBe('valid')
})
