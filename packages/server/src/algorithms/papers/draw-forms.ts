import { randomFrom } from '../random.ts'
import { assignQuestions } from './assign.ts'
import {
  type Candidate,
  type Cell,
  candidatesOf,
  type DrawnForm,
  type Shortage,
} from './blueprint.ts'
import { FormBoard } from './form-board.ts'
import { evenOut, type Slices, spreadApart } from './improve-forms.ts'
import { searchForms } from './search-forms.ts'
import { type Board, splitForms } from './split-forms.ts'

export type Draw = {
  cells: readonly Cell[]
  questions: readonly Candidate[]

  /** 1 to 6. */
  forms: number

  /** The most questions that any two forms may share. */
  overlap: number
  seed: number
}

export type DrawResult =
  | { kind: 'drawn'; forms: DrawnForm[]; mostShared: number }
  /** The bank cannot fill one form. */
  | { kind: 'lacking'; shortages: Shortage[] }
  /**
   * It cannot fill the forms so far apart: they share at least `atLeast` questions, and forms that
   * share `possible` exist.
   */
  | { kind: 'overlapping'; atLeast: number; possible: number }

const BUDGET = 30_000

/**
 * Draws parallel forms by a blueprint. The same input and seed give the same forms. Two forms share
 * as few questions as the bank allows and never more than `overlap`; their difficulties are as even
 * as exchanging questions makes them. It pauses every few milliseconds.
 */
export function* drawForms(draw: Draw): Slices<DrawResult> {
  const { cells, questions, forms, overlap } = draw
  const random = randomFrom(draw.seed)
  const found = assignQuestions({ cells, questions, forms, random })
  if ('shortages' in found) return { kind: 'lacking', shortages: found.shortages }

  const pairs = (forms * (forms - 1)) / 2
  // all pairs together share at least so much, so the worst of them at least their mean
  const bound = pairs === 0 ? 0 : Math.ceil(found.sharedPairs / pairs)
  const moves = { candidates: candidatesOf(cells, questions), questions, random }
  const start = splitForms({ cells, questions, forms, random }, found.uses)

  yield

  function* apart(max: number): Slices<FormBoard | null | 'unknown'> {
    const board = new FormBoard(start, cells, questions)
    if (yield* spreadApart(board, max, moves)) return board

    const searched = searchForms({ cells, questions, forms, overlap: max, budget: BUDGET })

    return searched === null || searched === 'unknown'
      ? searched
      : new FormBoard(searched, cells, questions)
  }

  /** As little as is possible at all where that is found, else no more than is allowed. */
  function* within(max: number): Slices<FormBoard | null | 'unknown'> {
    const board = new FormBoard(start, cells, questions)
    return max > bound && (yield* spreadApart(board, bound, moves)) ? board : yield* apart(max)
  }

  const board = overlap < bound ? null : yield* within(overlap)
  if (board instanceof FormBoard) {
    yield* evenOut(board, board.mostShared(), moves)
    return {
      kind: 'drawn',
      forms: board.forms.map((form) => byRow(cells, board, form)),
      mostShared: board.mostShared(),
    }
  }

  return { kind: 'overlapping', ...(yield* leastOverlap(bound, overlap, board, apart)) }
}

const byRow = (cells: readonly Cell[], { rows }: Board, form: readonly number[]) =>
  cells.map((_, cell) => form.filter((_, slot) => rows[slot] === cell))

/**
 * From which overlap on forms exist: tried upwards; what could not be decided leaves the lower
 * bound where it was.
 */
function* leastOverlap(
  bound: number,
  overlap: number,
  firstResult: null | 'unknown',
  apart: (most: number) => Slices<FormBoard | null | 'unknown'>,
): Slices<{ atLeast: number; possible: number }> {
  let atLeast = firstResult === null ? Math.max(bound, overlap + 1) : bound
  let isProven = firstResult === null

  for (let max = Math.max(bound, overlap + 1); ; max++) {
    const board = yield* apart(max)
    if (board instanceof FormBoard) return { atLeast, possible: board.mostShared() }

    isProven = isProven && board === null

    if (isProven) atLeast = max + 1
  }
}
