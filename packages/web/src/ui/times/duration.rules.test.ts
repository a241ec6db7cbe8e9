import { expect, test } from 'vitest'
import { durationBetween, timeParts } from './duration.rules.ts'

test.each([
  ['2019-09-01', '2023-06-30', 3, 10],
  ['2024-01-01', '2024-12-31', 1, 0],
  ['2024-02-01', '2024-02-29', 0, 1],
  ['2024-01-01', '2024-01-02', 0, 0],
  ['2000-01-01', '2039-12-31', 40, 0],
])('from %s to %s are %i years and %i months', (from, until, years, months) => {
  expect(durationBetween(from, until)).toEqual({ years, months })
})

test('no duration is shown for a time without an end, or one that ends before it begins', () => {
  expect(durationBetween('2024-01-01', null)).toBeNull()
  expect(durationBetween(null, '2024-01-01')).toBeNull()
  expect(durationBetween('2024-02-01', '2024-01-31')).toBeNull()
})

test('a length of time is split into hours, minutes and seconds', () =>
  expect(timeParts(3725)).toEqual({ hours: 1, minutes: 2, seconds: 5 }))
