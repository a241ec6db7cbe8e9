import { expect, test } from 'vitest'
import { offerYears, refusedChange } from './mentor-entry.rules.ts'

const entry = { capacity: 3, taken: 2, title: 'senior' }

test.each([
  ['as many places as trainees', { capacity: 2, title: 'senior' }, true, null],
  ['fewer places than trainees', { capacity: 1, title: 'senior' }, false, 'capacityBelowTaken'],
  ['another title before the review', { capacity: 3, title: 'junior' }, false, null],
  ['another title after the review', { capacity: 3, title: 'junior' }, true, 'titleFixed'],
])('%s', (_, change, isPassed, refusal) => {
  expect(refusedChange(entry, change, isPassed)).toBe(refusal)
})

test('one offers for this year and the next', () => {
  expect(offerYears('2026-12-31')).toEqual([2026, 2027])
})
