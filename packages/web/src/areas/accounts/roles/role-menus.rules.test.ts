import { describe, expect, test } from 'vitest'
import {
  allIds,
  type Grantable,
  grantableIds,
  halfChosen,
  matching,
  toggled,
} from './role-menus.rules.ts'

const node = (value: number, label: string, ...children: Grantable[]): Grantable => ({
  value,
  label,
  children,
})

// 1 System: 2 Users (3 add, 4 delete), 5 Roles; 6 Home
const tree = [
  node(
    1,
    'System',
    node(2, 'Users', node(3, 'Add users'), node(4, 'Delete users')),
    node(5, 'Roles'),
  ),
  node(6, 'Home'),
]

const after = (chosen: number[], id: number, isOn: boolean, isLinked = true) =>
  [...toggled(tree, new Set(chosen), id, isOn, isLinked)].sort((a, b) => a - b)

describe('ticking menus of a role, parents and children linked', () => {
  test('a page brings its buttons and its folder', () =>
    expect(after([], 2, true)).toEqual([1, 2, 3, 4]))
  test('a button brings its page and its folder, not its neighbours', () =>
    expect(after([], 3, true)).toEqual([1, 2, 3]))
  test('clearing a page clears its buttons; the folder stays', () =>
    expect(after([1, 2, 3, 4, 5], 2, false)).toEqual([1, 5]))
  test('clearing the last button leaves the page, which can be looked at without it', () =>
    expect(after([1, 2, 3], 3, false)).toEqual([1, 2]))
  test('an unknown id changes nothing', () => expect(after([1], 99, true)).toEqual([1]))
})

test('a button that the reader may not grant is not ticked with its page', () => {
  const ownMenus = [
    node(
      1,
      'System',
      node(2, 'Users', { ...node(3, 'Add users'), disabled: true }, node(4, 'Delete users')),
    ),
  ]

  expect([...toggled(ownMenus, new Set(), 2, true, true)].sort()).toEqual([1, 2, 4])
  expect(grantableIds(ownMenus)).toEqual([1, 2, 4])
})

describe('unlinked', () => {
  test('only the box itself changes', () => {
    expect(after([], 2, true, false)).toEqual([2])
    expect(after([1, 2, 3], 2, false, false)).toEqual([1, 3])
  })
})

describe('drawing', () => {
  test('what has only part of what is below it is half ticked', () => {
    expect(halfChosen(tree, new Set([1, 2, 3]))).toEqual([1, 2])
    expect(halfChosen(tree, new Set(allIds(tree)))).toEqual([])
  })

  test('what is not chosen itself is not half ticked, though something below is', () => {
    expect(halfChosen(tree, new Set([3]))).toEqual([])
  })

  test('a search keeps the way to what it found, and what is below it', () => {
    expect(allIds(matching(tree, 'delete'))).toEqual([1, 2, 4])
    expect(allIds(matching(tree, 'USERS'))).toEqual([1, 2, 3, 4])
    expect(matching(tree, 'nothing')).toEqual([])
  })
})
