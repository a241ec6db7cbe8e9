import type {
  RosterBoard,
  RosterShift,
} from '@residency/contract/areas/duty/rosters/roster.contract'
import { kindsOn } from './board.rules.ts'

/** A cell as it is to be; no kind: no shift. */
export type CellChange = {
  traineeId: number
  day: string
  kindId: number | null
  isLocked: boolean
}

/** Where a shift can be put: a person on a day. */
export type CellPlace = { traineeId: number; day: string }

/** What is moved: a shift of the grid, or a place of the tray that nobody has yet. */
export type MovedShift =
  | { from: 'grid'; shift: RosterShift }
  | { from: 'tray'; kindId: number; day: string }

const shiftAt = ({ shifts }: RosterBoard, { traineeId, day }: CellPlace) =>
  shifts.find((shift) => shift.traineeId === traineeId && shift.day === day) ?? null

const kindOf = (moved: MovedShift) => (moved.from === 'grid' ? moved.shift.kindId : moved.kindId)

const canHave = (board: RosterBoard, { traineeId, day }: CellPlace, kindId: number) =>
  kindsOn(board, day).some(({ id }) => id === kindId) &&
  board.people.some((person) => person.traineeId === traineeId && !person.awayDays.includes(day))

/**
 * The cells that change when something is put on a place: a shift moves, or changes places with the
 * shift that is there; a place of the tray is filled on its own day. Null: it cannot be put there. A
 * locked shift neither moves nor makes room.
 */
export function changesOfMove(
  board: RosterBoard,
  moved: MovedShift,
  to: CellPlace,
): readonly CellChange[] | null {
  const there = shiftAt(board, to)
  if (there?.isLocked || !canHave(board, to, kindOf(moved))) return null

  const placed = { ...to, kindId: kindOf(moved), isLocked: false }

  if (moved.from === 'tray') return there === null && to.day === moved.day ? [placed] : null

  const { shift } = moved
  const isSame = shift.traineeId === to.traineeId && shift.day === to.day
  if (shift.isLocked || isSame) return null

  const back = { traineeId: shift.traineeId, day: shift.day, isLocked: false }
  if (there === null) return [placed, { ...back, kindId: null }]

  return canHave(board, back, there.kindId) ? [placed, { ...back, kindId: there.kindId }] : null
}

/** The same cells as they are now: what an undo sends. */
export const cellsNow = (board: RosterBoard, changes: readonly CellChange[]): CellChange[] =>
  changes.map(({ traineeId, day }) => {
    const shift = shiftAt(board, { traineeId, day })
    return { traineeId, day, kindId: shift?.kindId ?? null, isLocked: shift?.isLocked ?? false }
  })
