import { expect, test } from 'vitest'
import { EVERY_YEAR, excessOf } from './extension.rules.ts'

test('leaves of a year are over the limit together: the one that exceeds it extends the training, each day once', () => {
  const rows = [
    { id: 1, year: 2026, days: 4 },
    { id: 2, year: 2026, days: 3.5 },
    { id: 2, year: 2027, days: 6 },
    { id: 3, year: 2027, days: 0.5 },
  ]

  expect([...excessOf(rows, 5)]).toEqual([
    [1, 0],
    [2, 2 + 1],
    [3, 0],
  ])

  expect([...excessOf(rows.slice(1), 5)]).toEqual([
    [2, 1],
    [3, 0],
  ])
})

test('half days over a limit prolong it once they make a whole one', () => {
  const half = [1, 2, 3].map((id) => ({ id, year: 2026, days: 0.5 }))
  expect([...excessOf([{ id: 9, year: 2026, days: 5 }, ...half], 5)]).toEqual([
    [9, 0],
    [1, 0],
    [2, 1],
    [3, 0],
  ])
})

test('a type that always prolongs adds up half days of all years: each whole day moves the end, a half that is left over does not', () => {
  const halves = [1, 2, 3].map((id) => ({ id, year: EVERY_YEAR, days: 0.5 }))

  expect([...excessOf(halves, 0)]).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ])

  expect(
    [...excessOf([{ id: 4, year: EVERY_YEAR, days: 1.5 }, ...halves], 0)].reduce(
      (sum, [, days]) => sum + days,
      0,
    ),
  ).toBe(3)
})
