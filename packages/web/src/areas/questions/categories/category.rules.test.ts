import type { Category } from '@residency/contract/areas/questions/bank/category.contract'
import { describe, expect, test } from 'vitest'
import { banksOf, belowOf, choicesOf, countOf, pathOf } from './category.rules.ts'

const category = (id: number, parentId: number | null, baseId: number | null = null) =>
  ({
    id,
    parentId,
    name: `c${id}`,
    questions: id,
    baseId,
    base: baseId === null ? null : `base ${baseId}`,
  }) as unknown as Category

const tree = [category(1, null), category(2, 1), category(3, 2), category(4, null)]

test('the questions of a category include those of all below it', () => {
  expect(countOf(tree, tree[0]!)).toBe(1 + 2 + 3)
  expect(belowOf(tree, 2)).toEqual([2, 3])
})

test('a path names a category from the top down', () => {
  expect(pathOf(tree, 3)).toBe('c1 / c2 / c3')
  expect(pathOf(tree, 99)).toBe('')
})

describe('categories to choose from', () => {
  test('of one bank are offered without a heading', () => {
    expect(choicesOf(tree, '医院').map(({ value }) => value)).toEqual([1, 4])
  })

  test('of several banks stand below a heading that cannot be chosen', () => {
    const both = [...tree, category(7, null, 5)]
    expect(choicesOf(both, '医院')).toMatchObject([
      { label: '医院', selectable: false },
      { label: 'base 5', selectable: false, children: [{ value: 7 }] },
    ])
    expect(banksOf(both, '医院').map(({ name }) => name)).toEqual(['医院', 'base 5'])
  })

  test('leave out a category that is not offered, with all below it', () => {
    const left = choicesOf(tree, '医院', ({ id }) => id !== 1)
    expect(left).toEqual([{ value: 4, label: 'c4' }])
  })
})
