import { expect, test } from 'vitest'
import { beginningOf, fillSentence } from './sentence.ts'

test.each([
  ['a placeholder is replaced wherever it occurs', '{a}, {b}, {a}', { a: 1, b: 'x' }, '1, x, 1'],
  ['a placeholder without a value stays', '{a} {b}', { a: 1 }, '1 {b}'],
  [
    'one of something has the first word',
    '{count} {count:day|days} left',
    { count: 1 },
    '1 day left',
  ],
  [
    'several, none and halves have the second word',
    '{a} {a:day|days}, {b} {b:day|days}, {c} {c:day|days}',
    { a: 2, b: 0, c: 0.5 },
    '2 days, 0 days, 0.5 days',
  ],
])('%s', (_, sentence, values, filled) => {
  expect(fillSentence(sentence, values)).toBe(filled)
})

test('a value is filled in as it is, also one that `replace` would read as a pattern', () => {
  expect(fillSentence('{title} (resit)', { title: "$& $1 $' {x}" })).toBe("$& $1 $' {x} (resit)")
})

test.each([
  ['is whole where it is short enough', '检验科', 3, '检验科'],
  ['is cut after so many letters', 'laboratory', 3, 'lab'],
  ['is cut before a character that would be halved', 'ab\u{20bb7}c', 3, 'ab'],
  ['keeps a character that fits', 'ab\u{20bb7}c', 4, 'ab\u{20bb7}'],
])('the beginning of a text %s', (_, text, max, beginning) => {
  expect(beginningOf(text, max)).toBe(beginning)
  expect(beginningOf(text, max).isWellFormed()).toBe(true)
})
