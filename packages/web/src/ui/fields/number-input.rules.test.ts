import { expect, test } from 'vitest'
import { faultOfNumber } from './number-input.rules.ts'

test.each([
  ['nothing typed is nothing wrong', null, { min: 1 }, null],
  ['an empty text is nothing wrong', '', { min: 1 }, null],
  ['the limits themselves are right', 1, { min: 1, max: 1 }, null],
  ['below the least', 0, { min: 1 }, { text: 'below', data: { min: 1 } }],
  ['above the most', '101', { max: 100 }, { text: 'above', data: { max: 100 } }],
  ['a part of a whole number', 1.5, { precision: 0 }, { text: 'whole', data: {} }],
  [
    'more decimals than allowed',
    '1.255',
    { precision: 2 },
    { text: 'decimals', data: { precision: 2 } },
  ],
  ['as many decimals as allowed', '1.25', { precision: 2 }, null],
])('%s', (_, typed, limits, fault) => {
  expect(faultOfNumber(typed, limits)).toEqual(fault)
})
