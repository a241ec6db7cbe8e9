import type { MeasuredIndicator } from '@residency/contract/areas/standards/indicators/figure.contract'
import { expect, test } from 'vitest'
import {
  byCategory,
  heightsOf,
  isChecked,
  isLacking,
  numberText,
  whyReturned,
} from './indicator.rules.ts'

const indicator = (minimum: number, values: Record<number, number>, category = 'a') =>
  ({
    category,
    minimum,
    figures: Object.entries(values).map(([year, value]) => ({ year: Number(year), value })),
  }) as unknown as MeasuredIndicator

test.each([
  ['a figure below the minimum is lacking', { 2026: 4 }, true],
  ['a figure that reaches it is not', { 2026: 5 }, false],
  ['a year in which nothing was entered is lacking', { 2025: 9 }, true],
])('%s', (_, values, lacks) => {
  expect(isLacking(indicator(5, values), 2026)).toBe(lacks)
})

test('without a minimum a year without a figure is lacking all the same, one with 0 is not', () => {
  expect(isLacking(indicator(0, {}), 2026)).toBe(true)
  expect(isLacking(indicator(0, { 2026: 0 }), 2026)).toBe(false)
})

test('bars are scaled to the highest, and a bar of zero is still visible', () => {
  const { minimum, of } = heightsOf(indicator(5, { 2025: 10, 2026: 0 }))
  expect([minimum, of(10), of(0)]).toEqual([50, 100, 2])
  expect(heightsOf(indicator(0, {})).minimum).toBe(0)
})

test('indicators stand by category, in the order in which the categories come first', () => {
  const [a, b, c] = [indicator(1, {}, 'x'), indicator(1, {}, 'y'), indicator(1, {}, 'x')]
  expect(byCategory([a, b, c])).toEqual([
    ['x', [a, c]],
    ['y', [b]],
  ])
})

test('thousands are parted by a narrow space that does not break', () => {
  expect([numberText(12_000), numberText(1.5)]).toEqual(['12\u202f000', '1.5'])
})

test('a checked figure is settled; the reason of a return is shown while it is returned', () => {
  const figure = (state: string) => ({ state, reason: '不全' }) as never
  const states = ['entered', 'checked', 'returned']
  expect(states.filter((state) => isChecked(figure(state)))).toEqual(['checked'])
  expect(states.map((state) => whyReturned(figure(state)))).toEqual([null, null, '不全'])
})
