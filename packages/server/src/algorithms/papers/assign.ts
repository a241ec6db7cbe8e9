import { shuffled } from '../matching/markets.ts'
import type { Random } from '../random.ts'
import { type Candidate, type Cell, candidatesOf, type Shortage } from './blueprint.ts'

/** One question in one row; a question that serves several forms has several uses. */
export type Use = { cell: number; question: number }

type AssignInput = {
  cells: readonly Cell[]
  questions: readonly Candidate[]
  forms: number
  random: Random
}

/**
 * Gives every row `forms` times its count of questions, each question at most `forms` times. The
 * number of pairs of forms that share a question is the least possible. Names the rows that lack
 * questions otherwise.
 *
 * A b-matching by augmenting paths. A question's second use costs one shared pair, its third two
 * more, and so on. These costs are on the last edge of a path only, so the cheapest flow fills the
 * first uses of all questions before the second ones. The start is random, paths repair it: draws
 * differ from seed to seed, sizes of rows permitting.
 */
export function assignQuestions({
  cells,
  questions,
  forms,
  random,
}: AssignInput): { uses: Use[]; sharedPairs: number } | { shortages: Shortage[] } {
  const uses = new Uses(cells, questions, random)
  let sharedPairs = 0

  for (let level = 1; level <= forms; level++) {
    const open = cells.map(({ count }, cell) => forms * count - uses.sizeOf(cell))
    const before = open.reduce((sum, count) => sum + count, 0)

    for (const cell of shuffled(random, slotsOf(open)))
      if (uses.takeFree(cell, level)) open[cell]! -= 1
    for (const [cell, left] of open.entries())
      for (let n = 0; n < left && uses.augment(cell, level); n++) open[cell]! -= 1

    const after = open.reduce((sum, count) => sum + count, 0)

    sharedPairs += (before - after) * (level - 1)
    // With one use a question the rows that stay open want more than there is; with `forms` uses,
    // exactly if one form does.
    if (level === forms && after > 0) return { shortages: uses.shortages(open, level, forms) }
  }

  return { uses: uses.all(), sharedPairs }
}

const slotsOf = (open: readonly number[]) =>
  open.flatMap((left, cell) => Array.from({ length: left }, () => cell))

/** Uses of questions by rows, with the search for paths between them. */
class Uses {
  readonly #candidates: readonly number[][]

  /** Of each question, the rows that use it, once for each use. */
  readonly #rows: number[][]
  readonly #sizes: number[]

  /** Where the search for a free candidate of a row continues, and at which level. */
  #next: { level: number; at: number[] }

  constructor(cells: readonly Cell[], questions: readonly Candidate[], random: Random) {
    this.#candidates = candidatesOf(cells, questions).map((list) => shuffled(random, list))
    this.#rows = questions.map(() => [])
    this.#sizes = cells.map(() => 0)
    this.#next = { level: 0, at: [] }
  }

  sizeOf = (cell: number) => this.#sizes[cell]!
  all = () => this.#rows.flatMap((rows, question) => rows.map((cell) => ({ cell, question })))

  #put(cell: number, question: number) {
    this.#rows[question]!.push(cell)
    this.#sizes[cell]! += 1
  }

  takeFree(cell: number, level: number) {
    if (this.#next.level !== level) this.#next = { level, at: this.#sizes.map(() => 0) }

    const list = this.#candidates[cell]!

    for (let at = this.#next.at[cell]!; at < list.length; at++) {
      if (this.#rows[list[at]!]!.length >= level) continue

      this.#put(cell, list[at]!)
      this.#next.at[cell] = at

      return true
    }

    this.#next.at[cell] = list.length

    return false
  }

  /**
   * Finds rows one after another whose question the row before could take, until one has a free
   * candidate.
   */
  #reach(starts: readonly number[], level: number) {
    const from = new Map<number, { cell: number; question: number } | null>(
      starts.map((cell) => [cell, null]),
    )
    const queue = [...starts]

    for (let cell = queue.shift(); cell !== undefined; cell = queue.shift())
      for (const question of this.#candidates[cell]!) {
        const rows = this.#rows[question]!
        if (rows.length < level) return { from, free: { cell, question } }

        for (const other of rows)
          if (!from.has(other)) {
            from.set(other, { cell, question })
            queue.push(other)
          }
      }

    return { from, free: null }
  }

  /** One more question for a row, moving others along a path; false if no such path exists. */
  augment(start: number, level: number): boolean {
    const { from, free } = this.#reach([start], level)
    if (!free) return false

    this.#put(free.cell, free.question)

    for (
      let cell = free.cell, step = from.get(cell);
      step;
      cell = step.cell, step = from.get(cell)
    ) {
      const rows = this.#rows[step.question]!
      rows[rows.indexOf(cell)] = step.cell
      this.#sizes[cell]! -= 1
      this.#sizes[step.cell]! += 1
    }

    return true
  }

  /**
   * The rows on the wanting side of the smallest cut, in groups that compete for the same
   * questions: all candidates of a group are used up within it, so its missing places stay empty
   * however one draws.
   */
  shortages(open: readonly number[], level: number, forms: number): Shortage[] {
    const short = [
      ...this.#reach(
        open.flatMap((left, cell) => (left > 0 ? [cell] : [])),
        level,
      ).from.keys(),
    ]

    const groups: { cells: number[]; questions: Set<number> }[] = []

    for (const cell of short) {
      const questions = new Set(this.#candidates[cell]!)
      const linked = groups.filter((group) =>
        this.#candidates[cell]!.some((question) => group.questions.has(question)),
      )
      const joined = { cells: [cell, ...linked.flatMap((group) => group.cells)], questions }

      for (const group of linked) for (const question of group.questions) questions.add(question)

      groups.splice(0, groups.length, ...groups.filter((group) => !linked.includes(group)), joined)
    }

    return groups
      .map(({ cells }) => ({
        cells: cells.sort((a, b) => a - b),
        missing: cells.reduce((sum, cell) => sum + open[cell]!, 0) / forms,
      }))
      .sort((a, b) => a.cells[0]! - b.cells[0]!)
  }
}
