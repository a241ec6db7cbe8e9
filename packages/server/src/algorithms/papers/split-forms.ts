import { shuffled } from '../matching/markets.ts'
import type { Random } from '../random.ts'
import type { Use } from './assign.ts'
import type { Candidate, Cell } from './blueprint.ts'

/** Forms side by side: `rows[slot]` is the row of a place, `forms[f][slot]` the question there. */
export type Board = { rows: readonly number[]; forms: number[][] }

/**
 * Deals the uses to forms: each form gets every row's count, and no question twice. It exists by
 * König's theorem on edge colourings: a place of a row takes as many uses as there are forms, a
 * question has at most as many, so that many colours suffice. Uses of one place are neighbours in
 * difficulty, so forms begin with similar difficulty.
 */
export function splitForms(
  {
    cells,
    questions,
    forms,
    random,
  }: { cells: readonly Cell[]; questions: readonly Candidate[]; forms: number; random: Random },
  uses: readonly Use[],
): Board {
  const rows: number[] = []
  const edges: { slot: number; question: number }[] = []

  for (const cell of cells.keys()) {
    const own = shuffled(
      random,
      uses.filter((use) => use.cell === cell),
    ).sort((a, b) => questions[a.question]!.difficulty - questions[b.question]!.difficulty)
    for (const [index, { question }] of own.entries()) {
      if (index % forms === 0) rows.push(cell)
      edges.push({ slot: rows.length - 1, question })
    }
  }

  const colours = colourEdges(edges, rows.length, questions.length, forms, random)

  const board: Board = {
    rows,
    forms: Array.from({ length: forms }, () => Array<number>(rows.length).fill(-1)),
  }

  for (const [index, { slot, question }] of edges.entries())
    board.forms[colours[index]!]![slot] = question

  return board
}

type Edge = { slot: number; question: number }

/**
 * A colour for each edge, different at each slot and each question; chains of two colours are
 * exchanged where none is free at both ends.
 */
function colourEdges(
  edges: readonly Edge[],
  slots: number,
  questions: number,
  colours: number,
  random: Random,
): number[] {
  const table = (length: number) => Array.from({ length }, () => Array<number>(colours).fill(-1))
  const [ofSlot, ofQuestion] = [table(slots), table(questions)]
  const colourOf = edges.map(() => -1)
  const order = shuffled(random, [...Array(colours).keys()])

  const paint = (edge: number, colour: number) => {
    const { slot, question } = edges[edge]!
    ofSlot[slot]![colour] = edge
    ofQuestion[question]![colour] = edge
    colourOf[edge] = colour
  }

  const erase = (edge: number) => {
    const { slot, question } = edges[edge]!
    ofSlot[slot]![colourOf[edge]!] = -1
    ofQuestion[question]![colourOf[edge]!] = -1
  }

  const exchange = (chain: readonly number[], wanted: number, spare: number) => {
    for (const edge of chain) erase(edge)
    for (const edge of chain) paint(edge, colourOf[edge] === wanted ? spare : wanted)
  }

  /** The edges of two colours in turn, from a question on. */
  const chainFrom = (question: number, wanted: number, spare: number) => {
    const chain: number[] = []

    for (
      let [node, isSlot, colour] = [question, false, wanted];
      ;
      [isSlot, colour] = [!isSlot, colour === wanted ? spare : wanted]
    ) {
      const next = (isSlot ? ofSlot : ofQuestion)[node]![colour]!
      if (next === -1) return chain

      chain.push(next)
      node = isSlot ? edges[next]!.question : edges[next]!.slot
    }
  }

  for (const edge of shuffled(random, [...edges.keys()])) {
    const { slot, question } = edges[edge]!
    const free = order.filter((colour) => ofSlot[slot]![colour] === -1)
    const both = free.find((colour) => ofQuestion[question]![colour] === -1)
    if (both !== undefined) {
      paint(edge, both)
      continue
    }

    const wanted = free[0]!
    const spare = order.find((colour) => ofQuestion[question]![colour] === -1)!
    exchange(chainFrom(question, wanted, spare), wanted, spare)

    paint(edge, wanted)
  }

  return colourOf
}
