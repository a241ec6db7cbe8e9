import { expect, test } from 'vitest'
import { fullestFirst, isOver, sumOfMonths } from './capacity.rules.ts'

const department = (name: string, ...cells: [number, number | null][]) => ({
  name,
  cells: cells.map(([seats, capacity]) => ({ seats, capacity })),
})

const ALL = [
  department('half', [2, 4]),
  department('over', [5, 3]),
  department('closed', [1, null]),
  department('full', [4, 4]),
  department('none', [0, null]),
]

test('the department fullest by its capacity comes first, an empty one not at all', () => {
  expect(fullestFirst(ALL).map(({ name }) => name)).toEqual(['closed', 'over', 'full', 'half'])
})

test.each([
  [4, 4, false],
  [5, 4, true],
  [1, null, true],
  [0, null, false],
])('%i trainees of %s seats: over is %s', (seats, capacity, over) =>
  expect(isOver({ seats, capacity })).toBe(over),
)

test('months are summed over the departments', () => {
  expect(sumOfMonths(ALL, 1)).toEqual([{ seats: 12, capacity: 11 }])
  expect(sumOfMonths([], 2)).toEqual([
    { seats: 0, capacity: 0 },
    { seats: 0, capacity: 0 },
  ])
})
