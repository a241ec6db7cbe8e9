import { expect, test } from 'vitest'
import { namedPaths } from './category-paths.rules.ts'

const category = (value: number, parentId: number | null) => ({
  value,
  label: `c${value}`,
  parentId,
})

test('categories are named from the top down, children right below their parents', () => {
  expect(
    namedPaths([category(1, null), category(2, null), category(3, 1), category(4, 3)]),
  ).toEqual([
    { value: 1, label: 'c1' },
    { value: 3, label: 'c1 / c3' },
    { value: 4, label: 'c1 / c3 / c4' },
    { value: 2, label: 'c2' },
  ])
})
