import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { conflictsOf } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { expect, test } from 'vitest'
import { isOfDepartment } from './load.rules.ts'

const block = (id: number, traineeId: number, start: number | null): BoardBlock => ({
  id,
  traineeId,
  departmentId: 1,
  stage: null,
  months: 2,
  start,
  isLocked: false,
  isFact: false,
  maySplit: false,
})

/** A department that needs one trainee in each of six months, and two in the last. */
const boardOf = (
  blocks: BoardBlock[],
): Pick<Board, 'trainees' | 'departments' | 'blocks' | 'pairs'> => ({
  trainees: [1, 2].map((id) => ({
    id,
    name: `T${id}`,
    number: `${id}`,
    cohortId: 1,
    from: 0,
    until: 6,
    absent: [],
    unchosen: [],
  })),
  departments: [
    {
      id: 1,
      name: 'D',
      site: '1',
      seats: [2, 2, 2, 2, 2, 2],
      least: [1, 1, 1, 1, 1, 2],
      others: [0, 0, 0, 0, 0, 0],
    },
  ],
  blocks,
  pairs: [],
})

test('a department with too few is named once for months in a row that need as many', () => {
  expect(conflictsOf(boardOf([block(1, 1, 0), block(2, 2, 4)]))).toMatchObject([
    { kind: 'understaffed', month: 2, months: 2, here: 0, seats: 1, blockIds: [] },
    { kind: 'understaffed', month: 5, months: 1, here: 1, seats: 2, blockIds: [] },
  ])
})

test('nothing is said as long as a block of the department waits for a place', () => {
  expect(conflictsOf(boardOf([block(1, 1, 0), block(2, 2, null)]))).toEqual([])
})

test('too few and too many are about a month of the department, the others about a block', () => {
  const kinds = ['capacity', 'understaffed', 'stage', 'pair'] as const
  expect(kinds.filter(isOfDepartment)).toEqual(['capacity', 'understaffed'])
})
