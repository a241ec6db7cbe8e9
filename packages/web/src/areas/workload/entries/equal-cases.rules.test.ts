import { expect, test } from 'vitest'
import { repeatedNumber } from '../own-work/new-entry.rules.ts'
import { groupEqualCases } from './equal-cases.rules.ts'

const entry = (id: number, item: string, marks: 'late'[] = []) => ({
  id,
  item,
  marks,
  kind: 'skill' as const,
  role: 'performed' as const,
})

test('cases of one item and role are one group; those with indicators are alone', () => {
  const groups = groupEqualCases([
    entry(1, 'A'),
    entry(2, 'B'),
    entry(3, 'A'),
    entry(4, 'A', ['late']),
    { ...entry(5, 'A'), role: 'observed' },
  ])
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[1, 3], [2], [4], [5]])
})

test('a number that occurs twice is found with both places, in any spelling', () => {
  expect(repeatedNumber('B1\nB2\n ｂ1 ')).toEqual({ row: 3, first: 1, number: 'ｂ1' })
  expect(repeatedNumber('B1\nB2')).toBeNull()
  expect(repeatedNumber(null)).toBeNull()
})
