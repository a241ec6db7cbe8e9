import { expect, test } from 'vitest'
import { strengthOf } from './password-field.rules.ts'

test.each([
  ['Ab1!xyz', 0, 'shorter than eight signs'],
  ['aaaaaaaaaaaaaaaa', 1, 'long, but of one sign'],
  ['abcdefab', 1, 'six different signs of one kind'],
  ['Abcd12Ab', 2, 'six different signs of three kinds'],
  ['Abcdefghij12', 3, 'three kinds and ten different signs'],
  ['Abcdefghij12!?', 4, 'and fourteen signs long'],
])('%s has the strength %i: %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
