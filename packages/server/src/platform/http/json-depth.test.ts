import { expect, test } from 'vitest'
import { isDeeperThan } from './json-depth.ts'

test('brackets are counted where they nest, not where they follow each other', () => {
  expect(isDeeperThan(2, '[[1],[2],{"a":3}]')).toBe(false)
  expect(isDeeperThan(2, '[[{"a":3}]]')).toBe(true)
  expect(isDeeperThan(50, '['.repeat(10_000) + ']'.repeat(10_000))).toBe(true)
})

test('brackets in texts are letters', () => {
  expect(isDeeperThan(1, '["[[[{{{", "\\"[[[", "\\\\"]')).toBe(false)
  expect(isDeeperThan(1, '["\\\\", [1]]')).toBe(true)
})
