import { expect, test } from 'vitest'
import { monthBegun, monthLeft, monthsFilled } from './months.rules.ts'

const march = monthBegun('2026-03-01')

test.each([
  ['a month that is filled to more than half counts', '2026-03-10', '2026-03-31', [march]],
  ['one that is filled to less does not', '2026-03-20', '2026-03-31', []],
  ['exactly half is not more than half', '2026-04-01', '2026-04-15', []],
  [
    'both ends of a span are judged by themselves',
    '2026-03-20',
    '2026-05-20',
    [march + 1, march + 2],
  ],
])('%s', (_, from, until, months) => {
  expect(monthsFilled(from, until)).toEqual(months)
})

test('a person who comes on the 16th or later begins with the next month', () => {
  expect([monthBegun('2026-03-15') - march, monthBegun('2026-03-16') - march]).toEqual([0, 1])
})

test('a person who leaves on the 15th or later has that month as the last', () => {
  expect([monthLeft('2026-03-14') - march, monthLeft('2026-03-15') - march]).toEqual([0, 1])
})

test('two that share no day never share a month', () => {
  expect(monthsFilled('2026-03-01', '2026-03-15')).toEqual([])
  expect(monthsFilled('2026-03-16', '2026-03-31')).toEqual([march])
})
