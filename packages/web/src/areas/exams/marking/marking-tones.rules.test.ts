import { expect, test } from 'vitest'
import { markingProgressOf } from './marking-tones.rules.ts'

test.each([
  ['own', { whyNot: 'maySit', isReleased: false, waiting: 0, left: 3 }],
  ['ahead', { whyNot: 'notOver', isReleased: false, waiting: 0, left: 3 }],
  ['waiting', { whyNot: null, isReleased: false, waiting: 1, left: 3 }],
  ['others', { whyNot: null, isReleased: false, waiting: 0, left: 3 }],
  ['done', { whyNot: null, isReleased: false, waiting: 0, left: 0 }],
  ['released', { whyNot: null, isReleased: true, waiting: 0, left: 0 }],
] as const)('the progress of the marking of an exam is %s', (stand, marking) => {
  expect(markingProgressOf(marking)).toBe(stand)
})
