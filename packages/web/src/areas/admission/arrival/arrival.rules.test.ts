import { expect, test } from 'vitest'
import { daysOfArrival, daysToArrive, daysToEnd, daysToSign, daysToStart } from './arrival.rules.ts'

const TODAY = '2026-11-22'

test('people are called in from today on, within a year', () => {
  expect(daysToArrive(TODAY)).toEqual({ min: TODAY, max: '2027-11-22' })
})

test('an arrival or a signing is not after today; a signing is within the past year', () => {
  expect(daysOfArrival(TODAY)).toEqual({ max: TODAY })
  expect(daysToSign(TODAY)).toEqual({ min: '2025-11-23', max: TODAY })
})

test('training starts less than a year from today and lasts twelve months to ten years; 29 February counts as 28', () => {
  expect(daysToStart(TODAY)).toEqual({ min: '2025-11-23', max: '2027-11-21' })
  expect(daysToEnd('2026-12-01')).toEqual({ min: '2027-11-30', max: '2036-12-01' })
  expect(daysToEnd('2028-02-29').min).toBe('2029-02-28')
  expect(daysToEnd(undefined)).toEqual({})
})
