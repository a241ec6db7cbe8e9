import { expect, test } from 'vitest'
import { typedPoints } from './points.rules.ts'

test.each([
  ['6', 600],
  ['6.5', 650],
  ['６．５', 650],
  ['6,5', 650],
  ['.5', 50],
  ['10', 1000],
  ['6.25', null],
  ['10.5', null],
  ['-1', null],
  ['', null],
  ['六', null],
  ['1e1', null],
])('%s of ten points is %s', (typed, expected) => {
  expect(typedPoints(typed, 1000)).toBe(expected)
})

test('all points can be given where they are no half points', () => {
  expect(typedPoints('3.33', 333)).toBe(333)
})
