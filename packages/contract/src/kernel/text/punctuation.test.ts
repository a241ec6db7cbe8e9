import { expect, test } from 'vitest'
import { joinClauses, joinItems, joinParts, withLabel, withNote } from './punctuation.ts'

test.each([
  ['names', joinItems, '甲、乙', '甲, 乙'],
  ['statements', joinClauses, '甲；乙', '甲; 乙'],
  ['parts of a name', joinParts, '甲·乙', '甲: 乙'],
])('%s in a row have the marks of the reader’s language', (_, join, zh, en) => {
  expect(join('zh-cn', ['甲', '乙'])).toBe(zh)
  expect(join('en', ['甲', '乙'])).toBe(en)
  expect(join('en', ['甲'])).toBe('甲')
  expect(join('en', [])).toBe('')
})

test.each([
  ['a label', withLabel, '甲：乙', '甲: 乙'],
  ['a note', withNote, '甲（乙）', '甲 (乙)'],
])('%s has the marks of the reader’s language', (_, write, zh, en) => {
  expect(write('zh-cn', '甲', '乙')).toBe(zh)
  expect(write('en', '甲', '乙')).toBe(en)
})
