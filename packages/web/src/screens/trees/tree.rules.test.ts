import { describe, expect, test } from 'vitest'
import { choicesOf, countOf, rowsOf } from './tree.rules.ts'

type Node = { id: number; name: string; children: Node[] }
const node = (id: number, ...children: Node[]): Node => ({ id, name: `n${id}`, children })
const tree = [node(1, node(2, node(3)), node(4)), node(5)]

describe('a tree as lines', () => {
  test('a closed node hides everything below it', () => {
    const rows = rowsOf(tree, (_, depth) => depth === 0)
    expect(rows.map(({ id, depth }) => [id, depth])).toEqual([
      [1, 0],
      [2, 1],
      [4, 1],
      [5, 0],
    ])
  })

  test('an open node inside a closed one stays hidden', () => {
    expect(rowsOf(tree, ({ id }) => id === 2).map(({ id }) => id)).toEqual([1, 5])
  })
  test('every record is counted, seen or not', () => expect(countOf(tree)).toBe(5))

  test('what only leads to a match is not counted as found', () => {
    const found = [{ id: 1, isMatch: false, children: [{ id: 2, isMatch: true, children: [] }] }]
    expect(countOf<{ id: number; isMatch: boolean; children: never[] }>(found as never)).toBe(1)
  })
})

test('a record is not offered as its own parent, nor is anything below it', () => {
  const choices = choicesOf(
    tree,
    ({ name }) => name,
    ({ id }) => id !== 2,
  )
  expect(choices).toEqual([
    { value: 1, label: 'n1', children: [{ value: 4, label: 'n4' }] },
    { value: 5, label: 'n5' },
  ])
})
