import { expect, test } from 'vitest'
import { certificateNumber, hasAttendedEnough, shareOf } from './class.rules.ts'

test('the certificate needs the minimum share of the days, and one day at least', () => {
  expect(hasAttendedEnough(4, 5, 80)).toBe(true)
  expect(hasAttendedEnough(3, 5, 80)).toBe(false)
  expect(hasAttendedEnough(2, 3, 67)).toBe(false)
  expect(hasAttendedEnough(2, 3, 66)).toBe(true)
  expect(hasAttendedEnough(0, 5, 0)).toBe(false)
})

test('a share is rounded down', () =>
  expect([shareOf(2, 3), shareOf(0, 0), shareOf(5, 5)]).toEqual([66, 0, 100]))

test('a number is P, the year and four running digits, more where they do not suffice', () => {
  expect(certificateNumber(2026, 7)).toBe('P20260007')
  expect(certificateNumber(2026, 12_345)).toBe('P202612345')
})
