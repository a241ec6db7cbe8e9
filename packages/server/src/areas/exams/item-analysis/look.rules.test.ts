import { expect, test } from 'vitest'
import { looksOf, urgencyOf } from './look.rules.ts'

const item = (more: object) =>
  ({
    difficulty: 0.6,
    pointBiserial: 0.4,
    options: null,
    rasch: null,
    twoPl: null,
    ...more,
  }) as never

const option = (isKey: boolean, upper: number, lower: number, isWorking = true) => ({
  isKey,
  upper,
  lower,
  isWorking,
})

test.each([
  ['an item that works needs no look', {}, []],
  ['too hard below 0.3', { difficulty: 0.29 }, ['tooHard']],
  ['not too hard at 0.3', { difficulty: 0.3 }, []],
  ['too easy above 0.9', { difficulty: 0.91 }, ['tooEasy']],
  ['the best answer wrong more often', { pointBiserial: -0.1 }, ['negative']],
  ['a weak item is flat, not negative', { pointBiserial: 0 }, ['flat']],
  ['a model that does not fit', { rasch: { fit: { p: 0.009 } } }, ['misfit']],
  ['figures that are not shown say nothing', { difficulty: null, pointBiserial: null }, []],
  [
    'a wrong option that nobody chooses',
    { options: [option(true, 0.8, 0.3), option(false, 0, 0, false)] },
    ['idleOptions'],
  ],
  [
    'a wrong option that the best prefer',
    { options: [option(true, 0.3, 0.4), option(false, 0.6, 0.3)] },
    ['keyDoubtful'],
  ],
  [
    'a wrong option that the weak prefer',
    { options: [option(true, 0.7, 0.3), option(false, 0.2, 0.6)] },
    [],
  ],
])('%s', (_, more, looks) => {
  expect(looksOf(item(more))).toEqual(looks)
})

test('an item without a look comes last', () => {
  expect(urgencyOf(['tooEasy'])).toBeLessThan(urgencyOf([]))
  expect(urgencyOf(['negative'])).toBeLessThan(urgencyOf(['tooEasy']))
})
