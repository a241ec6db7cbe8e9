import { expect, test } from 'vitest'
import { inAnotherYear } from './year.rules.ts'

test.each([
  ['2026-03-01T08:00:00+08:00', 1, '2027-03-01T08:00:00+08:00'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29T23:59:59+08:00', 4, '2032-02-29T23:59:59+08:00'],
  ['2027-12-31', -1, '2026-12-31'],
  ['2027-08-20', 0, '2027-08-20'],
])('%s moved by %i years is %s', (date, years, moved) =>
  expect(inAnotherYear(date, years)).toBe(moved),
)
