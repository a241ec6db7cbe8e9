import { expect, test } from 'vitest'
import {
  areMonthsDone,
  isPlausibleStart,
  monthOfTraining,
  monthsDone,
  traineeNumber,
} from './trainee.rules.ts'

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

test.each([
  ['2024-09-01', '2024-08-31', 0],
  ['2024-09-01', '2024-09-01', 0],
  ['2024-09-01', '2024-09-30', 0],
  ['2024-09-01', '2024-10-01', 1],
  ['2024-09-15', '2025-09-14', 11],
  ['2024-09-15', '2025-09-15', 12],
  ['2024-01-31', '2024-02-28', 0],
  ['2024-01-31', '2024-02-29', 0],
  ['2024-01-31', '2024-03-01', 1],
  ['2024-01-31', '2024-03-30', 1],
  ['2024-02-29', '2025-02-28', 11],
  ['2024-02-29', '2025-03-01', 12],
  ['2023-08-31', '2026-08-31', 36],
])('whole months done from %s on %s: %i', (start, today, months) => {
  expect(monthsDone(start, today)).toBe(months)
})

test('the month of a training counts from one to its length, and is none outside of it', () => {
  const training = { startsOn: '2024-09-01', lengthMonths: 36, plannedEnd: '2027-09-30' }

  expect(monthOfTraining(training, '2024-08-31')).toBeNull()
  expect(monthOfTraining(training, '2024-09-01')).toEqual({ number: 1, of: 36 })
  expect(monthOfTraining(training, '2025-10-31')).toEqual({ number: 14, of: 36 })

  expect(monthOfTraining(training, '2027-09-15'), 'extended by a month').toEqual({
    number: 36,
    of: 36,
  })

  expect(monthOfTraining(training, '2027-10-01')).toBeNull()
  expect(
    monthOfTraining({ ...training, lengthMonths: null, plannedEnd: null }, '2025-10-31'),
  ).toBeNull()
})

test('months are done once the planned end is over, never while a training is suspended or left', () => {
  const plannedEnd = '2027-08-31'

  expect(areMonthsDone({ plannedEnd, status: 'inTraining' }, plannedEnd)).toBe(false)
  expect(areMonthsDone({ plannedEnd, status: 'extended' }, '2027-09-01')).toBe(true)

  for (const status of ['suspended', 'departed'])
    expect(areMonthsDone({ plannedEnd, status }, '2028-01-01')).toBe(false)

  expect(areMonthsDone({ plannedEnd, status: 'finished' }, '2027-08-30')).toBe(true)
})
