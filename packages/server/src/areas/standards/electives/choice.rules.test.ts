import { expect, test } from 'vitest'
import { faultOf, groupsOf, windowStateAt, withMonths } from './choice.rules.ts'

const shared = { stage: null, maySplit: false, requirements: [] }

const [fixed, free] = groupsOf([
  { id: 1, row: { ...shared, kind: 'required', departmentId: 9, months: 3 } },
  {
    id: 2,
    row: { ...shared, kind: 'fixed', name: '选轮', departmentIds: [1, 2, 3], choose: 2, months: 3 },
  },
  {
    id: 3,
    row: {
      ...shared,
      kind: 'free',
      name: '自选',
      departmentIds: [4, 5, 6],
      least: 1,
      most: 2,
      sumMonths: 5,
    },
  },
])

const of = (...chosen: [departmentId: number, months: number][]) =>
  chosen.map(([departmentId, months]) => ({ departmentId, months }))

test('a fixed group takes so many departments, each with its own months, no matter what was sent', () => {
  expect(faultOf(fixed!, of([1, 1], [3, 1]))).toBeNull()
  expect(withMonths(fixed!, of([1, 1], [3, 1]))).toEqual(of([1, 3], [3, 3]))
  expect(faultOf(fixed!, of([1, 3]))).toBe('chooseExactly')
  expect(faultOf(fixed!, of([1, 3], [1, 3]))).toBe('departmentNotOffered')
  expect(faultOf(fixed!, of([1, 3], [4, 3]))).toBe('departmentNotOffered')
})

test('a free group takes a number between its bounds with an exact sum of months', () => {
  expect(faultOf(free!, of([4, 5]))).toBeNull()
  expect(faultOf(free!, of([4, 2], [6, 3]))).toBeNull()
  expect(faultOf(free!, of([4, 2], [6, 2]))).toBe('monthsTogether')
  expect(faultOf(free!, of([4, 1], [5, 1], [6, 3]))).toBe('chooseBetween')
  expect(faultOf(free!, [])).toBeNull()
})

test('a window is open from its first instant until before its last', () => {
  const [from, until] = [new Date(1000), new Date(2000)]

  expect([0, 1000, 1999, 2000].map((at) => windowStateAt({ from, until }, new Date(at)))).toEqual([
    'before',
    'open',
    'open',
    'over',
  ])

  expect(windowStateAt({ from: null, until: null }, new Date())).toBe('none')
})
