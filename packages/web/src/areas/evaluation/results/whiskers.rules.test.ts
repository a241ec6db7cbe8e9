import { expect, test } from 'vitest'
import { rangeOf, whiskersOf } from './whiskers.rules.ts'

test('an interval of 95 % reaches 1.96 standard errors to both sides', () => {
  const { low, high } = whiskersOf(0.5, 0.5)
  expect([low, high]).toEqual([0.5 - 0.98, 0.5 + 0.98])
})

test('the scale holds all whiskers between whole numbers, and at least -1 to 1', () => {
  expect(rangeOf([])).toEqual({ min: -1, max: 1 })
  expect(rangeOf([-2.2, 1.4])).toEqual({ min: -3, max: 2 })
})
