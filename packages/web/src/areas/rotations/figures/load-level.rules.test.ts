import { expect, test } from 'vitest'
import { levelOf } from './load-level.rules.ts'

test('a department is empty, has places, is nearly full, or takes too many; one that takes none has too many with anybody', () => {
  const level = (seats: number, capacity: number | null) => levelOf({ seats, capacity })
  expect([level(0, 5), level(3, 5), level(4, 5), level(5, 5), level(6, 5), level(1, null)]).toEqual(
    ['none', 'low', 'full', 'full', 'over', 'over'],
  )
})
