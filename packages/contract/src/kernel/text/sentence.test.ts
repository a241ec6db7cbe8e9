import { expect, test } from 'vitest'
import { fillSentence } from './sentence.ts'

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
