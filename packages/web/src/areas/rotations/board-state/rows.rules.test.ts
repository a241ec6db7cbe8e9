import type {
  BoardBlock,
  BoardTrainee,
} from '@residency/contract/areas/rotations/plan/board.contract'
import { expect, test } from 'vitest'
import { badBlocks, conflictsByMonth, departmentRows, heatOf, isOver } from './load.rules.ts'
import { huesOf, shortNames } from './names.rules.ts'
import {
  blocksByTrainee,
  edgesOf,
  LANE,
  NO_FILTERS,
  neighbourOf,
  ROW,
  rowsOf,
  spanOf,
  trayOf,
} from './rows.rules.ts'

const block = (
  id: number,
  traineeId: number,
  start: number | null,
  departmentId = 1,
): BoardBlock => ({
  id,
  traineeId,
  departmentId,
  stage: null,
  months: 2,
  start,
  isLocked: false,
  isFact: false,
  maySplit: false,
})

const person = (id: number, cohortId: number, name: string): BoardTrainee => ({
  id,
  name,
  number: `2026${id}`,
  cohortId,
  from: 0,
  until: 12,
  absent: [],
  unchosen: [],
})

const board = {
  cohorts: [
    { id: 1, name: 'A' },
    { id: 2, name: 'B' },
  ],
  trainees: [person(1, 1, 'Lin'), person(2, 2, 'Wang'), person(3, 1, 'Zhou')],
}

const blocks = [
  block(1, 1, 4),
  block(2, 1, 0),
  block(3, 2, 2, 2),
  block(4, 3, null),
  block(5, 3, 4),
]

const none = new Map<number, string>()
const byTrainee = blocksByTrainee(blocks, new Map())
const rows = rowsOf(board, byTrainee, { bad: none, blocks: byTrainee }, NO_FILTERS)

const keys = (filters: Partial<typeof NO_FILTERS>, bad: ReadonlyMap<number, string> = none) =>
  rowsOf(board, byTrainee, { bad, blocks: byTrainee }, { ...NO_FILTERS, ...filters }).map(
    ({ key }) => key,
  )

test('rows are under their cohort; a row with open blocks is higher by its tray', () => {
  expect(rows.map(({ key }) => key)).toEqual(['c1', 't1', 't3', 'c2', 't2'])
  expect(rows.map(({ height }) => height).slice(1, 3)).toEqual([ROW, ROW + LANE])
})

test('filters by name or number, cohort, department and what is to be done', () => {
  expect(keys({ name: 'wan' })).toEqual(['c2', 't2'])
  expect(keys({ name: '20263' })).toEqual(['c1', 't3'])
  expect(keys({ cohortId: 1 })).toEqual(['c1', 't1', 't3'])
  expect(keys({ departmentId: 2 })).toEqual(['c2', 't2'])
  expect(keys({ isBadOnly: true }, new Map([[3, 'capacity']]))).toEqual(['c1', 't3', 'c2', 't2'])
})

test('a trainee is found by initials, where they are loaded', () => {
  const found = rowsOf(
    board,
    byTrainee,
    { bad: none, blocks: byTrainee },
    { ...NO_FILTERS, name: 'XYZ' },
    (name) => (name === board.trainees.find(({ id }) => id === 3)!.name ? ['wxyz'] : []),
  )
  expect(found.map(({ key }) => key)).toEqual(['c1', 't3'])
})

test('blocks of a row are ordered by month, open ones last; a row that did not change stays the same list', () => {
  expect(byTrainee.get(1)?.map(({ id }) => id)).toEqual([2, 1])

  const next = blocksByTrainee([...blocks.slice(0, 4), { ...blocks[4]!, start: 6 }], byTrainee)

  expect(next.get(1)).toBe(byTrainee.get(1))
  expect(next.get(3)).not.toBe(byTrainee.get(3))
})

test('only rows in view and a few beyond are drawn, at every position', () => {
  const edges = edgesOf(Array.from({ length: 200 }, () => ({ height: 36 })))

  expect(edges.at(-1)).toBe(7200)
  expect(spanOf(edges, 0, 720)).toEqual({ from: 0, until: 26 })
  expect(spanOf(edges, 3600, 720)).toEqual({ from: 95, until: 126 })
  expect(spanOf(edges, 9999, 720).until).toBe(200)
  expect(spanOf([0], 0, 720)).toEqual({ from: 0, until: 0 })
})

test('open blocks are one after another in the tray', () => {
  expect(
    trayOf([block(1, 1, null), block(2, 1, 3), block(3, 1, null)]).map(({ at }) => at),
  ).toEqual([0, 2])
})

test('arrows lead along the row, and to the nearest month of the next trainee across cohorts', () => {
  expect(neighbourOf(rows, 2, 'ArrowRight')).toBe(1)
  expect(neighbourOf(rows, 2, 'ArrowLeft')).toBeNull()
  expect(neighbourOf(rows, 1, 'ArrowDown')).toBe(5)
  expect(neighbourOf(rows, 5, 'ArrowDown')).toBe(3)
  expect(neighbourOf(rows, 3, 'ArrowUp')).toBe(5)
  expect(neighbourOf(rows, 5, 'End')).toBe(4)
  expect(neighbourOf(rows, 3, 'ArrowDown')).toBeNull()
})

test('a department counts its blocks and those of other plans against its seats, month by month', () => {
  const department = {
    id: 1,
    name: 'D',
    site: '1',
    seats: [1, 1, 1, 1, 2, 2],
    least: [0, 0, 0, 0, 0, 0],
    others: [0, 0, 1, 0, 0, 0],
  }

  const [row] = departmentRows({ departments: [department], blocks, months: 6 })

  expect(row?.loads.map(({ here }) => here)).toEqual([1, 1, 1, 0, 2, 2])
  expect([row?.most, row?.over]).toEqual([2, 0])

  const load = (here: number, seats: number) => ({ blockIds: [], others: 0, here, seats })

  expect(
    [load(0, 4), load(1, 4), load(2, 4), load(4, 4), load(5, 4), load(1, 0)].map(heatOf),
  ).toEqual([0, 1, 2, 4, 5, 5])
  expect(isOver(load(4, 4))).toBe(false)
})

test('conflicts are counted in every month they cover, and each block knows its kinds', () => {
  const at = { traineeId: 1, departmentId: 1 }

  const conflicts = [
    { kind: 'capacity' as const, month: 1, months: 2, ...at, blockIds: [1, 2] },
    { kind: 'stage' as const, month: 2, months: 1, ...at, blockIds: [2] },
  ]

  expect(conflictsByMonth(conflicts, 4)).toEqual([0, 1, 2, 0])

  expect([...badBlocks(conflicts)]).toEqual([
    [1, 'capacity'],
    [2, 'capacity stage'],
  ])
})

test('short names and hues distinguish departments that begin in the same way; no hue is red', () => {
  const names = [
    '临床血液',
    '临床生化',
    '临床微生物',
    '输血科',
    'POCT',
    'DSA/介入',
    '门诊药房',
    '门诊检验',
    '急诊检验',
  ]

  const departments = names.map((name, index) => ({ id: index + 1, name }))
  const short = [...shortNames(departments).values()]

  expect(short.slice(0, 5)).toEqual(['血液', '生化', '微生', '输血', 'POCT'])
  expect(short.slice(6)).toEqual(['门诊', '门验', '急诊'])
  expect(new Set(short).size).toBe(names.length)

  const hues = [...huesOf(departments).values()]

  expect(new Set(hues).size).toBe(names.length)
  expect(hues.every((hue) => hue >= 35 && hue <= 325)).toBe(true)
})
