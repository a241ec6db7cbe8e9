import type { RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { describe, expect, test } from 'vitest'
import { cellsNow, changesOfMove } from './board-moves.rules.ts'

const [DAY, NIGHT] = [1, 2]
const [ANN, BO] = [11, 12]
const [MON, SAT] = ['2026-12-07', '2026-12-12']

const shift = (traineeId: number, day: string, kindId: number, isLocked = false) => ({
  traineeId,
  day,
  kindId,
  isLocked,
})

/** Ann has a day shift on Monday; day shifts exist on work days, nights on all. */
const board = (...more: ReturnType<typeof shift>[]) =>
  ({
    days: [
      { day: MON, dayClass: 'workday' },
      { day: SAT, dayClass: 'weekend' },
    ],
    kinds: [
      { id: DAY, dayClasses: ['workday'] },
      { id: NIGHT, dayClasses: ['workday', 'weekend'] },
    ],
    people: [
      { traineeId: ANN, awayDays: [] },
      { traineeId: BO, awayDays: [SAT] },
    ],
    shifts: [shift(ANN, MON, DAY), ...more],
  }) as unknown as RosterBoard

const ofAnn = { from: 'grid', shift: shift(ANN, MON, DAY) } as const
const at = (traineeId: number, day: string) => ({ traineeId, day })
const cell = (traineeId: number, day: string, kindId: number | null) => ({
  traineeId,
  day,
  kindId,
  isLocked: false,
})

describe('a shift', () => {
  test('moves to a free person, and leaves its cell free', () => {
    expect(changesOfMove(board(), ofAnn, at(BO, MON))).toEqual([
      cell(BO, MON, DAY),
      cell(ANN, MON, null),
    ])
  })

  test('changes places with the shift that is there', () => {
    expect(changesOfMove(board(shift(BO, MON, NIGHT)), ofAnn, at(BO, MON))).toEqual([
      cell(BO, MON, DAY),
      cell(ANN, MON, NIGHT),
    ])
  })

  test('is not put on a day on which its kind does not exist, or the person is away', () => {
    expect(changesOfMove(board(), ofAnn, at(ANN, SAT))).toBeNull()

    const night = { from: 'grid', shift: shift(ANN, MON, NIGHT) } as const

    expect(changesOfMove(board(), night, at(ANN, SAT))).not.toBeNull()
    expect(changesOfMove(board(), night, at(BO, SAT))).toBeNull()
  })

  test('stays where it is dropped on itself, and where it or the other one is locked', () => {
    expect(changesOfMove(board(), ofAnn, at(ANN, MON))).toBeNull()
    expect(changesOfMove(board(shift(BO, MON, NIGHT, true)), ofAnn, at(BO, MON))).toBeNull()

    const locked = { from: 'grid', shift: shift(ANN, MON, DAY, true) } as const

    expect(changesOfMove(board(), locked, at(BO, MON))).toBeNull()
  })
})

test('a place of the tray is filled by a free person on its day only', () => {
  const open = { from: 'tray', kindId: NIGHT, day: MON } as const

  expect(changesOfMove(board(), open, at(BO, MON))).toEqual([cell(BO, MON, NIGHT)])
  expect(changesOfMove(board(), open, at(ANN, MON))).toBeNull()
  expect(changesOfMove(board(), open, at(ANN, SAT))).toBeNull()
})

test('an undo sends the cells as they were', () => {
  const changes = changesOfMove(board(), ofAnn, at(BO, MON))!

  expect(cellsNow(board(), changes)).toEqual([cell(BO, MON, null), cell(ANN, MON, DAY)])
})
