import type { Candidate, Cell } from './blueprint.ts'
import type { Board } from './split-forms.ts'

/** One place of a form gets another question. */
export type Change = { form: number; slot: number; question: number }

/**
 * Forms while they are improved: what pairs of forms share, and how far the forms are apart in
 * difficulty, kept with each change.
 */
export class FormBoard {
  readonly rows: readonly number[]

  /** The first place of each row. */
  readonly starts: readonly number[]
  readonly forms: number[][]

  /** Of each question, the forms that have it: bit f for form f. */
  readonly uses: number[]

  /** Questions shared by each pair of forms, `f × forms + g` for f < g. */
  readonly shared: number[]
  readonly #cells: readonly Cell[]
  readonly #questions: readonly Candidate[]

  /** Of each form: the sum of its difficulties by weight, and the sum of each row. */
  readonly #sums: number[]
  readonly #rowSums: number[][]
  readonly #rowSpreads: number[]

  constructor(board: Board, cells: readonly Cell[], questions: readonly Candidate[]) {
    this.rows = board.rows
    this.starts = cells.map((_, cell) => board.rows.indexOf(cell))
    this.forms = board.forms.map((form) => [...form])
    this.#cells = cells
    this.#questions = questions
    this.uses = questions.map(() => 0)
    this.shared = this.forms.flatMap(() => this.forms.map(() => 0))
    this.#sums = this.forms.map(() => 0)
    this.#rowSums = cells.map(() => this.forms.map(() => 0))

    for (const [form, list] of this.forms.entries())
      for (const [slot, question] of list.entries()) this.#count(form, slot, question, 1)

    this.#rowSpreads = this.#rowSums.map(spreadOf)
  }

  countOf = (row: number) => this.#cells[row]!.count
  has = (form: number, question: number) => ((this.uses[question]! >> form) & 1) === 1

  apply(changes: readonly Change[]) {
    for (const { form, slot } of changes) this.#count(form, slot, this.forms[form]![slot]!, -1)

    for (const { form, slot, question } of changes) {
      this.forms[form]![slot] = question
      this.#count(form, slot, question, 1)
    }

    for (const { slot } of changes)
      this.#rowSpreads[this.rows[slot]!] = spreadOf(this.#rowSums[this.rows[slot]!]!)
  }

  copyForms = () => this.forms.map((form) => [...form])

  putBack(forms: readonly (readonly number[])[]) {
    this.apply(
      forms.flatMap((list, form) => list.map((question, slot) => ({ form, slot, question }))),
    )
  }

  #count(form: number, slot: number, question: number, sign: 1 | -1) {
    if (sign === 1) this.uses[question]! |= 1 << form
    else this.uses[question]! &= ~(1 << form)

    for (const other of this.forms.keys())
      if (other !== form && this.has(other, question))
        this.shared[Math.min(form, other) * this.forms.length + Math.max(form, other)]! += sign

    const row = this.rows[slot]!
    const { difficulty } = this.#questions[question]!

    this.#sums[form]! += sign * difficulty * this.#cells[row]!.weight
    this.#rowSums[row]![form]! += sign * difficulty
  }

  mostShared = () => Math.max(0, ...this.shared)
  allShared = () => this.shared.reduce((sum, count) => sum + count, 0)

  /** By how many questions pairs of forms share more than they may. */
  excess = (overlap: number) =>
    this.shared.reduce((sum, count) => sum + Math.max(0, count - overlap), 0)

  /** How unequal the forms are in difficulty: as a whole, and row by row. */
  spread = () => spreadOf(this.#sums)
  rowSpread = () => this.#rowSpreads.reduce((sum, rowSpread) => sum + rowSpread, 0)
}

/** Zero if all are equal; a whole number if they are. */
const spreadOf = (sums: readonly number[]) =>
  sums.length * sums.reduce((sum, value) => sum + value * value, 0) -
  sums.reduce((sum, value) => sum + value, 0) ** 2
