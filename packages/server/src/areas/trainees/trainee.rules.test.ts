import { expect, test } from 'vitest'
import { isPlausibleStart, traineeNumber } from './trainee.rules.ts'

test('a number has the year, the letter of the profession, and four digits', () => {
  expect(traineeNumber(2026, 'pharmacist', 1)).toBe('2026Y0001')
  expect(traineeNumber(2026, 'technician', 12)).toBe('2026J0012')
})

test.each([
  ['2011-01-01', true],
  ['2010-12-31', false],
  ['2028-12-31', true],
  ['2029-01-01', false],
])('a training that begins on %s is plausible in 2026: %s', (day, isPlausible) => {
  expect(isPlausibleStart(day, '2026-06-01')).toBe(isPlausible)
})
