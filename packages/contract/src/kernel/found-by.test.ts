import { expect, test } from 'vitest'
import { isFoundBy } from './found-by.ts'

const initialsOf = (label: string) => (label === '检验科' ? ['jyk'] : [])

test.each([
  ['nothing typed finds everything', '', '检验科', true],
  ['a part of the label', '验', '检验科', true],
  ['another case and full width', 'ｍｒ', 'MRI 室', true],
  ['initials in pinyin', 'jy', '检验科', true],
  ['initials in capitals', 'JYK', '检验科', true],
  ['initials of another label', 'sxk', '检验科', false],
  ['Chinese is not compared with initials', '检y', '检验科', false],
])('%s', (_, words, label, isFound) => {
  expect(isFoundBy(words, label, initialsOf)).toBe(isFound)
})
