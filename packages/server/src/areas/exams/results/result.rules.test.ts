import { expect, test } from 'vitest'
import { barsOf, meanOf, resultStatusOf } from './result.rules.ts'

const score = (value: number) => ({ score: value, most: 200 })

test('takers are counted in tens of percent, and full marks belong to the last ten', () => {
  const counts = barsOf([score(0), score(19), score(20), score(199), score(200)]).map(
    ({ count }) => count,
  )
  expect(counts).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 2])
})

test('the mean is a percent to a tenth, and nobody has none', () => {
  expect(meanOf([score(100), score(133)])).toBe(58.3)
  expect(meanOf([])).toBeNull()
})

const facts = { isReleased: false, isOpen: true, isOver: true, running: 0, unmarked: 0 }

test.each([
  ['released, whatever else holds', { isReleased: true, isOpen: false }, 'released'],
  ['planned before it opens', { isOpen: false }, 'planned'],
  ['running until its window is over', { isOver: false }, 'running'],
  ['running while somebody still sits it', { running: 1 }, 'running'],
  ['marking while an answer is not marked', { unmarked: 2 }, 'marking'],
  ['marked when nothing is left', {}, 'marked'],
])('an exam is %s', (_, own, status) => {
  expect(resultStatusOf({ ...facts, ...own })).toBe(status)
})
