import type { BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { expect, test } from 'vitest'
import { preferencesMet } from '../../../algorithms/rotations/instances/check-aims.ts'
import { instanceOf, planOfBoard } from '../runs/instance.rules.ts'
import {
  faultOf,
  metPoints,
  preferenceResults,
  type StoredPreference,
  solverPreferences,
} from './preference.rules.ts'

const block = (id: number, over: Partial<BoardBlock>): BoardBlock => ({
  id,
  traineeId: 1,
  departmentId: 1,
  stage: null,
  months: 2,
  start: null,
  isLocked: false,
  isFact: false,
  maySplit: false,
  ...over,
})

const preference = (rank: number, over: Partial<StoredPreference>): StoredPreference => ({
  traineeId: 1,
  rank,
  kind: 'prefer',
  departmentId: 1,
  nextId: null,
  months: [0, 1],
  ...over,
})

const department = (id: number) => ({
  id,
  name: `科室${id}`,
  site: '1',
  seats: [2, 2, 2, 2, 2, 2],
  least: [0, 0, 0, 0, 0, 0],
  others: [0, 0, 0, 0, 0, 0],
})

const trainee = (id: number) => ({
  id,
  name: `学员${id}`,
  number: `T${id}`,
  cohortId: 1,
  from: 0,
  until: 6,
  absent: [],
  unchosen: [],
})

const boardOf = (blocks: BoardBlock[]) => ({
  months: 6,
  now: 0,
  trainees: [trainee(1), trainee(2)],
  departments: [department(1), department(2)],
  blocks,
  pairs: [],
})

const placed = boardOf([
  block(1, { start: 0 }),
  block(2, { departmentId: 2, start: 2 }),
  block(3, { traineeId: 2, start: 2 }),
  block(4, { traineeId: 2, departmentId: 2, start: 0 }),
])

test('a plan without preferences is the same problem as before there were any', () => {
  const before = JSON.stringify(instanceOf(placed))

  expect(JSON.stringify(instanceOf(placed, solverPreferences(placed, [])))).toBe(before)
  expect(before).not.toContain('preferences')
})

test('points are divided over what counts; what is about nothing to place is left out', () => {
  const open = boardOf([block(1, {}), block(2, { departmentId: 2, isFact: true, start: 0 })])
  const list = [
    preference(1, { departmentId: 2, months: [1] }),
    preference(2, {}),
    preference(3, { kind: 'avoid', months: [5] }),
    preference(4, { kind: 'order', nextId: 2, months: [] }),
    preference(5, { departmentId: 3 }),
  ]

  expect(preferenceResults(open, list).map(({ rank, points }) => [rank, points])).toEqual([
    [2, 6],
    [3, 4],
  ])
})

test('a locked block counts where it is, so that the bound knows it', () => {
  const locked = boardOf([block(1, { start: 3, isLocked: true })])

  expect(preferenceResults(locked, [preference(1, {})])).toMatchObject([
    { points: 10, isMet: false },
  ])
})

test('what has begun in a department neither meets a preference nor prevents it', () => {
  const begun = boardOf([
    block(1, { start: 0, isFact: true, isLocked: true }),
    block(2, { start: 4 }),
  ])

  const met = (over: Partial<StoredPreference>) =>
    preferenceResults(begun, [preference(1, over)])[0]!.isMet

  expect(met({ months: [4, 5] })).toBe(true)
  expect(met({ months: [3, 4, 5] })).toBe(true)
  expect(met({ months: [2, 3] })).toBe(false)
  expect(met({ kind: 'avoid', months: [0, 2] })).toBe(true)
  expect(met({ kind: 'avoid', months: [5] })).toBe(false)
})

test('a block without a place meets nothing, not even months to be avoided', () => {
  const open = boardOf([block(1, {}), block(2, { departmentId: 2, start: 2 })])

  for (const over of [
    { kind: 'avoid' as const, months: [5] },
    { kind: 'order' as const, months: [], nextId: 2 },
  ])
    expect(preferenceResults(open, [preference(1, over)])[0]!.isMet).toBe(false)
})

test('the board is counted as the checker of the solver counts a plan', () => {
  const list = [
    preference(1, {}),
    preference(2, { kind: 'avoid', departmentId: 2, months: [2] }),
    preference(3, { kind: 'order', nextId: 2, months: [] }),
    preference(1, { traineeId: 2, kind: 'order', nextId: 2, months: [] }),
    preference(2, { traineeId: 2, kind: 'prefer', departmentId: 2, months: [0, 1, 2] }),
  ]

  const instance = instanceOf(placed, solverPreferences(placed, list))
  const checked = preferencesMet(instance, planOfBoard(placed))
  const counted = metPoints(preferenceResults(placed, list))

  expect(counted).toEqual({ met: 11, wanted: 20 })
  expect(checked.reduce((sum, { met }) => sum + met, 0)).toBe(counted.met)
  expect(checked.reduce((sum, { wanted }) => sum + wanted, 0)).toBe(counted.wanted)
})

test('the first fault of a list is found', () => {
  const choice = {
    from: 1,
    until: 4,
    departments: [
      { id: 1, name: '检验科' },
      { id: 2, name: '输血科' },
    ],
  }
  const prefer = { kind: 'prefer' as const, departmentId: 1, months: [1, 2] }

  expect(faultOf([prefer, { kind: 'order', departmentId: 1, nextId: 2 }], choice)).toBeNull()
  expect(faultOf([prefer, { ...prefer, kind: 'avoid', months: [3] }], choice)).toBeNull()
  expect(faultOf([{ ...prefer, departmentId: 3 }], choice)).toEqual({
    kind: 'preferenceDepartmentUnknown',
  })
  expect(faultOf([{ ...prefer, months: [0] }], choice)).toEqual({
    kind: 'preferenceMonthsOutside',
    department: '检验科',
  })
  expect(faultOf([prefer, { ...prefer, kind: 'avoid', months: [2, 3] }], choice)).toEqual({
    kind: 'preferencesContradict',
    department: '检验科',
  })
})
