import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { expect, test } from 'vitest'
import { conflictsAt, fillOf, firstFree } from './fill.rules.ts'
import { dropOf, moved, stepOf, turned } from './moves.rules.ts'

const block = (
  id: number,
  months: number,
  start: number | null,
  more: Partial<BoardBlock> = {},
): BoardBlock => ({
  id,
  traineeId: 1,
  departmentId: id,
  stage: null,
  months,
  start,
  isLocked: false,
  isFact: false,
  maySplit: false,
  ...more,
})

const person = (id: number) => ({
  id,
  name: `T${id}`,
  number: '',
  cohortId: 1,
  from: 0,
  until: 12,
  absent: [] as number[],
  unchosen: [],
})

const boardOf = (blocks: BoardBlock[], seats = 1): Board => ({
  planId: 1,
  version: 1,
  startsOn: '2026-09-01',
  months: 12,
  now: 0,
  isDraft: true,
  cohorts: [{ id: 1, name: 'C' }],
  trainees: [person(1), person(2)],
  departments: [1, 2, 3].map((id) => ({
    id,
    name: `D${id}`,
    site: '1',
    seats: Array(12).fill(seats),
    least: Array(12).fill(0),
    others: Array(12).fill(0),
  })),
  blocks,
  pairs: [],
})

/** `1@0 2@4 3-`: where the blocks are afterwards. */
const after = (board: Board, id: number, start: number | null) =>
  moved(board, dropOf(board, id, start).moves)
    .blocks.map((one) => `${one.id}${one.start === null ? '-' : `@${one.start}`}`)
    .join(' ')

test('a block moves to free months, never beyond the plan', () => {
  const board = boardOf([block(1, 3, 0)])

  expect(after(board, 1, 5)).toBe('1@5')
  expect(after(board, 1, 11)).toBe('1@9')
  expect(after(board, 1, -4)).toBe('1@0')
  expect(dropOf(board, 1, -4).kind).toBe('stays')
})

test('dropped on a block of the same length, the two change places, also when they meet by one month only', () => {
  const board = boardOf([block(1, 3, 0), block(2, 3, 6)])
  expect(after(board, 1, 6)).toBe('1@6 2@0')
  expect(after(board, 1, 4)).toBe('1@6 2@0')
})

test('dropped on several shorter blocks, they take the months it leaves, in their order', () => {
  const board = boardOf([block(1, 4, 0), block(2, 1, 4), block(3, 3, 5)])
  expect(after(board, 1, 4)).toBe('1@4 2@0 3@1')
})

test('moved past a shorter neighbour, the neighbour goes to the other side', () => {
  expect(after(boardOf([block(1, 3, 0), block(2, 1, 3)]), 1, 1)).toBe('1@1 2@0')
  expect(after(boardOf([block(2, 1, 3), block(1, 3, 4)]), 1, 3)).toBe('2@6 1@3')
})

test('moved past a longer neighbour, from its middle on, the neighbours close up', () => {
  const board = boardOf([block(1, 2, 0), block(2, 4, 2), block(3, 1, 6)])

  expect(after(board, 1, 3)).toBe('1@4 2@0 3@6')
  expect(after(board, 1, 2)).toBe('1@2 2- 3@6')
  expect(after(board, 1, 5)).toBe('1@5 2@0 3@4')
  expect(after(board, 3, 3)).toBe('1@0 2@3 3@2')
  expect(after(board, 3, 0)).toBe('1@1 2@3 3@0')
})

test('what does not fit into the months left free goes to the tray', () => {
  const board = boardOf([block(1, 2, 0), block(2, 4, 5)])
  expect(dropOf(board, 1, 5)).toMatchObject({ kind: 'displaces', others: [{ id: 2 }] })
  expect(after(board, 1, 5)).toBe('1@5 2-')
})

test('from the tray a block displaces; into the tray it loses its lock', () => {
  expect(after(boardOf([block(1, 2, null), block(2, 2, 5)]), 1, 5)).toBe('1@5 2-')
  expect(dropOf(boardOf([block(1, 2, 3, { isLocked: true })]), 1, null).moves).toEqual([
    { blockId: 1, start: null, isLocked: false },
  ])
})

test('begun and locked blocks are not displaced, and a begun one does not move', () => {
  const board = boardOf([
    block(1, 2, 4),
    block(2, 2, 0, { isFact: true }),
    block(3, 2, 8, { isLocked: true }),
  ])

  expect(dropOf(board, 1, 1)).toMatchObject({ kind: 'fact', moves: [] })
  expect(dropOf(board, 1, 8)).toMatchObject({ kind: 'locked', moves: [] })
  expect(dropOf(board, 2, 6)).toMatchObject({ kind: 'fact', moves: [] })
})

test('a step turned around puts everything back; moves that change nothing are no step', () => {
  const board = boardOf([block(1, 3, 0), block(2, 3, 6)])
  const step = stepOf(board, dropOf(board, 1, 6).moves)!

  expect(moved(moved(board, step.moves), turned(step).moves)).toEqual(board)
  expect(stepOf(board, [{ blockId: 1, start: 0, isLocked: false }])).toBeNull()
})

test('a block that does not move stays the same object', () => {
  const board = boardOf([block(1, 3, 0), block(2, 3, 6)])
  expect(moved(board, [{ blockId: 1, start: 3, isLocked: false }]).blocks[1]).toBe(board.blocks[1])
})

test('the first free months have no conflict: no seat taken, no absence, not before now', () => {
  const board = boardOf([block(1, 2, null), block(9, 4, 0, { traineeId: 2, departmentId: 1 })])
  board.trainees[0]!.absent = [5]
  expect(firstFree(board, board.blocks[0]!)).toBe(6)
  expect(firstFree({ ...board, now: 8 }, board.blocks[0]!)).toBe(8)
  expect(firstFree({ ...board, now: 11 }, board.blocks[0]!)).toBeNull()
})

test('filling places the first stage first and long blocks before short ones, and counts what is left', () => {
  const board = boardOf([
    block(1, 2, null, { stage: 2 }),
    block(2, 3, null, { stage: 1 }),
    block(3, 6, null, { stage: 1 }),
  ])

  expect(fillOf(board, 1)).toEqual({
    moves: [
      { blockId: 3, start: 0, isLocked: false },
      { blockId: 2, start: 6, isLocked: false },
      { blockId: 1, start: 9, isLocked: false },
    ],
    left: 0,
  })

  expect(fillOf(boardOf([block(1, 8, null), block(2, 8, null)]), 1).left).toBe(1)
})

test('a first stage is not placed after a second stage that is placed', () => {
  const board = boardOf([
    block(1, 2, 4, { stage: 2 }),
    block(2, 3, null, { stage: 1 }),
    block(3, 2, null, { stage: 1 }),
  ])
  expect(fillOf(board, 1)).toMatchObject({ moves: [{ blockId: 2, start: 0 }], left: 1 })
})

test('a month offered to move to names the conflicts it would cause', () => {
  const board = boardOf([block(1, 2, 8), block(9, 4, 0, { traineeId: 2, departmentId: 1 })])
  expect(conflictsAt(board, board.blocks[0]!, [{ blockId: 1, start: 2, isLocked: false }])).toEqual(
    ['capacity'],
  )
  expect(conflictsAt(board, board.blocks[0]!, [{ blockId: 1, start: 4, isLocked: false }])).toEqual(
    [],
  )
})
