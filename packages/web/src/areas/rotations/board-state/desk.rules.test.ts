import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { expect, test } from 'vitest'
import {
  areSteps,
  confirmed,
  done,
  openDesk,
  rebased,
  redone,
  toShownBoard,
  undone,
} from './desk.rules.ts'
import { type Step, stepOf } from './moves.rules.ts'

const block = (id: number, traineeId: number, start: number | null): BoardBlock => ({
  id,
  traineeId,
  departmentId: id,
  stage: null,
  months: 2,
  start,
  isLocked: false,
  isFact: false,
  maySplit: false,
})

const board: Board = {
  planId: 1,
  version: 5,
  startsOn: '2026-09-01',
  months: 12,
  now: 0,
  isDraft: true,
  cohorts: [],
  trainees: [],
  departments: [],
  pairs: [],
  blocks: [block(1, 1, 0), block(2, 1, 4), block(3, 2, 0)],
}

const put = (blockId: number, start: number | null, from: Board = board): Step =>
  stepOf(from, [{ blockId, start, isLocked: false }])!

const starts = (one: Board) => one.blocks.map(({ start }) => start)

const changed = (blockId: number, start: number | null): Board => ({
  ...board,
  version: 6,
  blocks: board.blocks.map((one) => (one.id === blockId ? { ...one, start } : one)),
})

test('steps are shown at once and confirmed one after another, each with the version of its answer', () => {
  let desk = done(openDesk(board), put(1, 8))
  desk = done(desk, put(3, 6, toShownBoard(desk)))
  expect(starts(toShownBoard(desk))).toEqual([8, 4, 6])

  desk = confirmed(desk, 6)
  expect([desk.server.version, starts(desk.server), desk.pending.length]).toEqual([6, [8, 4, 0], 1])

  desk = confirmed(desk, 7)
  expect([desk.server.version, starts(desk.server), desk.pending.length]).toEqual([7, [8, 4, 6], 0])
})

test('undo and redo are steps of their own; a new step forgets what could be redone', () => {
  let desk = done(openDesk(board), put(1, 8))
  desk = undone(desk).desk
  expect(starts(toShownBoard(desk))).toEqual([0, 4, 0])
  expect(desk.pending).toHaveLength(2)

  desk = redone(desk).desk
  expect(starts(toShownBoard(desk))).toEqual([8, 4, 0])

  desk = undone(desk).desk
  desk = done(desk, put(2, 6, toShownBoard(desk)))
  expect(redone(desk).step).toBeNull()
})

test('a step on blocks that somebody else has moved since is not undone, the one before is', () => {
  let desk = done(openDesk(board), put(3, 6))
  desk = done(desk, put(1, 8, toShownBoard(desk)))
  desk = confirmed(confirmed(desk, 6), 7)

  desk = rebased(desk, {
    ...desk.server,
    version: 8,
    blocks: desk.server.blocks.map((one) => (one.id === 1 ? { ...one, start: 10 } : one)),
  }).desk

  const { desk: after, step } = undone(desk)

  expect(step?.moves).toEqual([{ blockId: 3, start: 0, isLocked: false }])
  expect(starts(toShownBoard(after))).toEqual([10, 4, 0])
  expect(undone(after).step).toBeNull()
})

test('unsaved steps are put on the board of somebody else; what they touched too is given back', () => {
  let desk = done(openDesk(board), put(1, 8))
  desk = done(desk, put(3, 6, toShownBoard(desk)))

  const { desk: next, lost } = rebased(desk, changed(1, 2))

  expect(lost).toEqual([desk.pending[0]])
  expect(starts(toShownBoard(next))).toEqual([2, 4, 6])
  expect(next.server.version).toBe(6)
})

test('a step that would put a trainee in two places on their board is given back', () => {
  const desk = done(openDesk(board), put(1, 8))
  expect(rebased(desk, changed(2, 9)).lost).toHaveLength(1)
})

test('a step that had arrived although its answer was lost is not sent again', () => {
  const desk = done(openDesk(board), put(1, 8))
  const { desk: next, lost } = rebased(desk, changed(1, 8))
  expect([lost, next.pending]).toEqual([[], []])
})

test('a block that is gone takes its step with it', () => {
  const desk = done(openDesk(board), put(1, 8))
  expect(rebased(desk, { ...board, version: 6, blocks: board.blocks.slice(1) }).lost).toHaveLength(
    1,
  )
})

test('steps stored in the browser are read only if they are valid', () => {
  expect(areSteps(JSON.parse(JSON.stringify([put(1, 8)])))).toBe(true)
  expect(areSteps([{ moves: [{ blockId: 'x' }], before: [] }])).toBe(false)
  expect(areSteps({})).toBe(false)
})
