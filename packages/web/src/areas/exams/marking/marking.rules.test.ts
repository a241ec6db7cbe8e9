import { expect, test } from 'vitest'
import { markingProgressOf, typedPoints } from './marking.rules.ts'

test.each([
  ['own', { whyNot: 'maySit', isReleased: false, waiting: 0, left: 3 }],
  ['ahead', { whyNot: 'notOver', isReleased: false, waiting: 0, left: 3 }],
  ['waiting', { whyNot: null, isReleased: false, waiting: 1, left: 3 }],
  ['others', { whyNot: null, isReleased: false, waiting: 0, left: 3 }],
  ['done', { whyNot: null, isReleased: false, waiting: 0, left: 0 }],
  ['released', { whyNot: null, isReleased: true, waiting: 0, left: 0 }],
] as const)('the progress of the marking of an exam is %s', (status, marking) => {
  expect(markingProgressOf(marking)).toBe(status)
})

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
