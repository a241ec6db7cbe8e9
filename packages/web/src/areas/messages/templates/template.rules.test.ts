import { expect, test } from 'vitest'
import { previewOf, smsParts } from './template.rules.ts'

const blanks = [{ name: 'name', label: '姓名', example: '张予安', exampleEn: 'Zhang' }]

test('a preview fills blanks with examples of its language and leaves unknown blanks', () => {
  expect(previewOf('{name}：{nam}', blanks, false)).toBe('张予安：{nam}')
  expect(previewOf('{name}', blanks, true)).toBe('Zhang')
})

test.each([
  [1, 1],
  [70, 1],
  [71, 2],
  [134, 2],
  [135, 3],
])('a message of %i characters is sent in %i pieces', (length, parts) => {
  expect(smsParts(length)).toBe(parts)
})
