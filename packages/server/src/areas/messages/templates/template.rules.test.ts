import { expect, test } from 'vitest'
import { filledIn, withBlanks, wrongBlankOf } from './template.rules.ts'

const known = new Set(['name', 'intake'])

test('blanks are filled in wherever they are; what nobody gave vanishes', () => {
  expect(filledIn('{name}：{intake}，{name}。{reason}', { name: '甲', intake: '2026' })).toBe(
    '甲：2026，甲。',
  )
})

test('words go with their count', () => {
  const text = '{count} {count:trainee comes|trainees come}'

  expect(filledIn(text, { count: '1' })).toBe('1 trainee comes')
  expect(filledIn(text, { count: '3' })).toBe('3 trainees come')
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
  ['{intake:one|many}', null],
  ['{nam:one|many}', '{nam:one|many}'],
  ['{intake:one}', '{intake:one}'],
  ['{intake:one|two|many}', '{intake:one|two|many}'],
  ['{nam}', '{nam}'],
  ['{ name }', '{ name }'],
  ['{}', '{}'],
  ['{name', '{'],
  ['name}', '}'],
  ['{{name}}', '{'],
])('of %j the wrong blank is %j', (text, wrong) => {
  expect(wrongBlankOf(text, known)).toBe(wrong)
})
