import type { BlockMove, Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { moved, outcomeOf, type Step, turned } from './moves.rules.ts'

/**
 * A board as the server has it, the steps it has not confirmed yet, and what can be undone and
 * redone.
 */
export type Desk = {
  server: Board
  pending: readonly Step[]
  past: readonly Step[]
  future: readonly Step[]
}

const MAX_STEPS = 200

export const openDesk = (server: Board, pending: readonly Step[] = []): Desk => ({
  server,
  pending,
  past: [],
  future: [],
})

/** What is shown: the server's board with everything that was done since. */
export const toShownBoard = ({ server, pending }: Pick<Desk, 'server' | 'pending'>): Board =>
  pending.reduce((board, step) => moved(board, step.moves), server)

export const done = (desk: Desk, step: Step): Desk => ({
  ...desk,
  pending: [...desk.pending, step],
  past: [...desk.past, step].slice(-MAX_STEPS),
  future: [],
})

/**
 * The latest step that can still be taken back, with the desk afterwards; steps whose blocks
 * somebody else has moved are forgotten.
 */
export function undone(desk: Desk): { desk: Desk; step: Step | null } {
  const board = toShownBoard(desk)
  const past = [...desk.past]

  for (let step = past.pop(); step; step = past.pop()) {
    const back = turned(step)
    if (outcomeOf(board, back) !== 'fits') continue

    return {
      desk: { ...desk, pending: [...desk.pending, back], past, future: [...desk.future, step] },
      step: back,
    }
  }

  return { desk: { ...desk, past }, step: null }
}

export function redone(desk: Desk): { desk: Desk; step: Step | null } {
  const step = desk.future.at(-1)
  const future = desk.future.slice(0, -1)
  if (!step || outcomeOf(toShownBoard(desk), step) !== 'fits')
    return { desk: { ...desk, future: [] }, step: null }

  return {
    desk: { ...desk, pending: [...desk.pending, step], past: [...desk.past, step], future },
    step,
  }
}

/** The server has taken over the first pending step. */
export function confirmed(desk: Desk, version: number): Desk {
  const [first, ...pending] = desk.pending
  return first
    ? { ...desk, server: { ...moved(desk.server, first.moves), version }, pending }
    : desk
}

/**
 * Puts what is not saved yet on a board that somebody has changed; what no longer fits is given
 * back.
 */
export function rebased(desk: Desk, fresh: Board): { desk: Desk; lost: readonly Step[] } {
  let board = fresh
  const pending: Step[] = []
  const lost: Step[] = []

  for (const step of desk.pending) {
    const outcome = outcomeOf(board, step)
    if (outcome === 'gone') lost.push(step)
    if (outcome !== 'fits') continue

    pending.push(step)
    board = moved(board, step.moves)
  }

  return { desk: { ...desk, server: fresh, pending }, lost }
}

const isMove = (value: unknown): value is BlockMove => {
  const move = value as BlockMove | null
  return (
    typeof move?.blockId === 'number' &&
    (move.start === null || typeof move.start === 'number') &&
    typeof move.isLocked === 'boolean'
  )
}

const isMoves = (value: unknown) => Array.isArray(value) && value.every(isMove)

/** Steps as they are stored in the browser. */
export const areSteps = (value: unknown): value is Step[] =>
  Array.isArray(value) &&
  value.every((step: Step | null) => isMoves(step?.moves) && isMoves(step?.before))
