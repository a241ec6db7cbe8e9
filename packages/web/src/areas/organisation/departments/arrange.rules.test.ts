import { describe, expect, test } from 'vitest'
import { moved, orderOf, projected, stepped } from './arrange.rules.ts'

type Node = { id: number; parentId: number; level: number; isUnit: boolean; children: Node[] }

const node = (id: number, parentId: number, level: number, ...children: Node[]): Node => ({
  id,
  parentId,
  level,
  isUnit: level === 0,
  children,
})

// 1 hospital: 2 pharmacy (3 4), 5 laboratory (6); 7 another unit
const tree = [
  node(1, 0, 0, node(2, 1, 1, node(3, 2, 2), node(4, 2, 2)), node(5, 1, 1, node(6, 5, 2))),
  node(7, 0, 0),
]

const row = (id: number, parentId: number, depth: number) => ({
  id,
  parentId,
  depth,
  isUnit: depth === 0,
})

const rows = [
  row(1, 0, 0),
  row(2, 1, 1),
  row(3, 2, 2),
  row(4, 2, 2),
  row(5, 1, 1),
  row(6, 5, 2),
  row(7, 0, 0),
]

const place = (id: number, over: number, sideways = 0) => {
  const at = projected(rows, id, over, sideways)
  return at && [at.parentId, at.beforeId, at.depth]
}

describe('where a dragged department would land', () => {
  test('before the sibling under the pointer, or after the last', () => {
    expect(place(4, 3)).toEqual([2, 3, 2])
    expect(place(3, 4)).toEqual([2, null, 2])
  })

  test('below another parent, as far sideways as its neighbours allow', () => {
    expect(place(4, 6)).toEqual([5, null, 2])
    expect(place(6, 4)).toEqual([2, 4, 2])
    expect(place(6, 5, -1)).toEqual([1, 5, 1])
    expect(place(6, 6, -1)).toEqual([1, null, 1])
    expect(place(4, 4, 1)).toEqual([3, null, 3])
    expect(place(4, 4, 9)).toEqual([3, null, 3])
  })

  test('a department never leaves the units, a unit never enters one', () => {
    expect(place(4, 1)).toBeNull()
    expect(place(6, 7, -9)).toEqual([7, null, 1])

    const tops = [row(1, 0, 0), row(7, 0, 0)]

    expect(projected(tops, 7, 1, 3)).toEqual({ parentId: 0, beforeId: 1, depth: 0 })
    expect(projected(tops, 1, 7, 1)).toEqual({ parentId: 0, beforeId: null, depth: 0 })
  })
})

describe('one step by keyboard', () => {
  test.each([
    [4, 'up', { parentId: 2, beforeId: 3 }],
    [3, 'up', null],
    [3, 'down', { parentId: 2, beforeId: null }],
    [4, 'down', null],
    [2, 'down', { parentId: 1, beforeId: null }],
    [6, 'out', { parentId: 1, beforeId: null }],
    [3, 'out', { parentId: 1, beforeId: 5 }],
    [2, 'out', null],
    [5, 'in', { parentId: 2, beforeId: null }],
    [2, 'in', null],
    [7, 'in', null],
    [7, 'up', { parentId: 0, beforeId: 1 }],
  ] as const)('%s %s', (id, step, expected) => expect(stepped(tree, id, step)).toEqual(expected))
})

describe('the tree as it will be', () => {
  test('carries everything below along, with new levels', () => {
    const after = moved(tree, 5, { parentId: 2, beforeId: 4 })
    const pharmacy = after[0]!.children[0]!

    expect(pharmacy.children.map(({ id, level }) => [id, level])).toEqual([
      [3, 2],
      [5, 2],
      [4, 2],
    ])

    expect(pharmacy.children[1]!.children).toMatchObject([{ id: 6, parentId: 5, level: 2 }])
    expect(orderOf(after, 5)).toBe(2)
    expect(after[0]!.children).toHaveLength(1)
  })
  test('a step and the place it came from undo each other', () => {
    const after = moved(tree, 3, { parentId: 2, beforeId: null })
    expect(after[0]!.children[0]!.children.map(({ id }) => id)).toEqual([4, 3])
    expect(moved(after, 3, { parentId: 2, beforeId: 4 })).toEqual(tree)
  })
})
