import { expect, test } from 'vitest'
import { filledIn, withBlanks, wrongBlankOf } from './template.rules.ts'

const known = new Set(['name', 'intake'])

test('blanks are filled in wherever they are; what nobody gave vanishes', () => {
  expect(filledIn('{name}：{intake}，{name}。{reason}', { name: '甲', intake: '2026' })).toBe(
    '甲：2026，甲。',
  )
})

test('a blank that is always said is added where the text has no place for it', () => {
  expect(withBlanks('{name}。', ['name', 'unread'])).toBe('{name}。{unread}')
  expect(withBlanks('{name}。', [])).toBe('{name}。')
})

test('a value with braces is not filled in again', () => {
  expect(filledIn('{name}', { name: '{intake}', intake: '2026' })).toBe('{intake}')
})

test.each([
  ['{name} {intake}', null],
  ['nothing to fill in', null],
  ['{nam}', '{nam}'],
  ['{ name }', '{ name }'],
  ['{}', '{}'],
  ['{name', '{'],
  ['name}', '}'],
  ['{{name}}', '{'],
])('of %j the wrong blank is %j', (text, wrong) => {
  expect(wrongBlankOf(text, known)).toBe(wrong)
})
