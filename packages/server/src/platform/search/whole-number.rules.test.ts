import { expect, test } from 'vitest'
import { isWholeNumber } from './whole-number.rules.ts'

test.each([
  '13812345678',
  '138 1234 5678',
  '+86-138-1234-5678',
  '１３８１２３４５６７８',
  '510107200008151230',
  '51010720000815123x',
  '510107000815123',
])('%s is a whole number', (words) => {
  expect(isWholeNumber(words)).toBe(true)
})

test.each(['1381234567', '2025Y0001', '李思源', '20250001', '138****5678', ''])(
  '%s is none',
  (words) => {
    expect(isWholeNumber(words)).toBe(false)
  },
)
