import { addDays } from '@residency/contract/kernel/day'
import { expect, test } from 'vitest'
import { soonFrom } from '../validity.rules.ts'
import { validityOf } from './certificate.rules.ts'

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
