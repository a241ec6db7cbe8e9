import { expect, test } from 'vitest'
import { toCarry, toEnd } from './carry.rules.ts'

test('what is left of a year is carried once, and what comes back to it later too', () => {
  expect([toCarry(3, 0), toCarry(3, 3), toCarry(4.5, 3), toCarry(2, 3)]).toEqual([3, 0, 1.5, 0])
})

test.each([
  [{ carried: 3, usedUntil: 0, left: 8 }, 3],
  [{ carried: 3, usedUntil: 2, left: 6 }, 1],
  [{ carried: 3, usedUntil: 3, left: 5 }, 0],
  [{ carried: 3, usedUntil: 4, left: 4 }, 0],
  [{ carried: 3, usedUntil: 0, left: 1 }, 1],
])('of carried days %j end %d: leave up to the last day uses them first', (account, days) => {
  expect(toEnd(account)).toBe(days)
})
