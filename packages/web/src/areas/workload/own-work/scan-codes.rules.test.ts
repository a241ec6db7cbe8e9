import { expect, test } from 'vitest'
import { withCodes } from './scan-codes.rules.ts'

test('scanned codes follow what was typed, each once, as long as there is room', () => {
  expect(withCodes(null, [' B2611240001 '], 50)).toEqual(['B2611240001'])
  expect(withCodes('B1\nB2', ['B2', 'B3', 'B3', ''], 50)).toEqual(['B1', 'B2', 'B3'])
  expect(withCodes('B1', ['B2', 'B3'], 2)).toEqual(['B1', 'B2'])
})

test('a code that cannot be a number of a case is left out', () => {
  expect(withCodes('', ['a,b', 'x'.repeat(41), 'B1'], 50)).toEqual(['B1'])
})
