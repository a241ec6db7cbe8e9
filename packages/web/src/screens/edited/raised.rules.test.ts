import { expect, test } from 'vitest'
import { raised } from './raised.rules.ts'

test('an element changes places with the one before it, and the list itself stays', () => {
  const list = ['a', 'b', 'c']

  expect(raised(list, 1)).toEqual(['b', 'a', 'c'])
  expect(raised(list, 2)).toEqual(['a', 'c', 'b'])
  expect(list).toEqual(['a', 'b', 'c'])
})
