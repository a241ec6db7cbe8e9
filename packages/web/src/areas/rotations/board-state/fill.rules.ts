import type {
  BlockMove,
  Board,
  BoardBlock,
} from '@residency/contract/areas/rotations/plan/board.contract'
import {
  type Conflict,
  conflictsOf,
} from '@residency/contract/areas/rotations/plan/conflicts.public'
import { isPlaced, moved, placeOf } from './moves.rules.ts'

type Rules = Pick<Board, 'trainees' | 'departments' | 'blocks' | 'pairs' | 'months' | 'now'>

const monthsOf = (conflicts: readonly Conflict[]) =>
  conflicts.reduce((sum, conflict) => sum + conflict.months, 0)

/**
 * Only what decides about one block: its trainee's row and its department. The rules are those of
 * the whole board.
 */
function about(board: Rules, block: BoardBlock): Rules {
  return {
    ...board,
    trainees: board.trainees.filter(({ id }) => id === block.traineeId),
    departments: board.departments.filter(({ id }) => id === block.departmentId),
    blocks: board.blocks.filter(
      (other) =>
        other.traineeId === block.traineeId ||
        (other.departmentId === block.departmentId && isPlaced(other)),
    ),
  }
}

/** The first month from now on where a block causes no conflict; null without one. */
export function firstFree(board: Rules, block: BoardBlock): number | null {
  const trainee = board.trainees.find(({ id }) => id === block.traineeId)
  if (!trainee) return null

  const small = about(board, block)
  const row = small.blocks
    .filter((other) => other.traineeId === block.traineeId && other.id !== block.id)
    .filter(isPlaced)
  const ownBefore = monthsOf(
    conflictsOf(small).filter(({ traineeId }) => traineeId === block.traineeId),
  )
  const last = Math.min(trainee.until, board.months) - block.months

  for (let start = Math.max(trainee.from, board.now, 0); start <= last; start++) {
    if (
      row.some((other) => other.start < start + block.months && start < other.start + other.months)
    )
      continue

    const after = conflictsOf(moved(small, [{ ...placeOf(block), start }]))
    const isOwnSame =
      monthsOf(after.filter(({ traineeId }) => traineeId === block.traineeId)) <= ownBefore
    if (isOwnSame && !after.some(({ blockIds }) => blockIds.includes(block.id))) return start
  }

  return null
}

/**
 * Places the open blocks of a trainee one after another: the first stage first, long ones before
 * short ones.
 */
export function fillOf(board: Rules, traineeId: number): { moves: BlockMove[]; left: number } {
  const open = board.blocks
    .filter((block) => block.traineeId === traineeId && !isPlaced(block) && !block.isFact)
    .sort((a, b) => (a.stage ?? 1) - (b.stage ?? 1) || b.months - a.months || a.id - b.id)
  let now = board
  const moves: BlockMove[] = []

  for (const block of open) {
    const start = firstFree(now, block)
    if (start === null) continue

    moves.push({ ...placeOf(block), start })
    now = moved(now, [moves.at(-1)!])
  }

  return { moves, left: open.length - moves.length }
}

/** Kinds of conflict a block would have after these moves. */
export function conflictsAt(
  board: Rules,
  block: BoardBlock,
  moves: readonly BlockMove[],
): Conflict['kind'][] {
  const after = conflictsOf(moved(about(board, block), moves))
  return [
    ...new Set(after.filter(({ blockIds }) => blockIds.includes(block.id)).map(({ kind }) => kind)),
  ]
}
