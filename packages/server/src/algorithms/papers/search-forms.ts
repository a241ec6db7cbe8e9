import { randomFrom } from '../random.ts'
import { assignQuestions } from './assign.ts'
import { type Candidate, type Cell, placesOf } from './blueprint.ts'
import type { Board } from './split-forms.ts'

type SearchInput = {
  cells: readonly Cell[]
  questions: readonly Candidate[]
  forms: number
  overlap: number
  budget: number
}

/**
 * Questions that are interchangeable: they fit the same rows and are in the same earlier forms.
 */
type Class = { earlier: number; questions: number[] }

/**
 * Searches for forms by trying everything that differs: null proves that no forms exist, 'unknown'
 * says that the budget of steps did not suffice. For the rare case in which moving questions about
 * found nothing.
 */
export function searchForms({
  cells,
  questions,
  forms,
  overlap,
  budget,
}: SearchInput): Board | null | 'unknown' {
  const places = placesOf(cells)
  let steps = 0
  const chosen: number[][] = []

  function nextForm(classes: readonly Class[]): boolean {
    if (chosen.length === forms) return true

    const room = chosen.map(() => overlap)
    const taken = classes.map(() => 0)

    const pick = (at: number, left: number): boolean => {
      if (++steps > budget) return false
      if (left === 0) return place(classes, taken)

      const current = classes[at]
      if (!current) return false

      const bounds = room.filter((_, form) => (current.earlier >> form) & 1)
      const max = Math.min(left, current.questions.length, ...bounds)

      for (let count = max; count >= 0; count--) {
        taken[at] = count
        move(current.earlier, -count)

        const isFound = pick(at + 1, left - count)

        move(current.earlier, count)
        if (isFound) return true
      }

      taken[at] = 0

      return false
    }

    const move = (earlier: number, by: number) => {
      for (const form of room.keys()) if ((earlier >> form) & 1) room[form]! += by
    }

    return pick(0, places)
  }

  function place(classes: readonly Class[], taken: readonly number[]): boolean {
    const form = classes.flatMap((one, at) => one.questions.slice(0, taken[at]))
    steps += form.length
    if (!assigned(cells, questions, form)) return false

    chosen.push(form)

    const bit = 1 << (chosen.length - 1)

    const next = classes.flatMap((similar, index) => [
      { earlier: similar.earlier | bit, questions: similar.questions.slice(0, taken[index]) },
      { earlier: similar.earlier, questions: similar.questions.slice(taken[index]) },
    ])

    if (
      nextForm(next.filter((one) => one.questions.length > 0).sort((a, b) => a.earlier - b.earlier))
    )
      return true

    chosen.pop()

    return false
  }

  if (!nextForm(classesOf(questions))) return steps > budget ? 'unknown' : null

  const rows = cells.flatMap(({ count }, cell) => Array.from({ length: count }, () => cell))

  return { rows, forms: chosen.map((form) => assigned(cells, questions, form)!) }
}

function classesOf(questions: readonly Candidate[]): Class[] {
  const classes = new Map<string, Class>()
  for (const [index, { cells }] of questions.entries()) {
    if (cells.length === 0) continue

    const key = [...cells].sort((a, b) => a - b).join()
    const known = classes.get(key)

    if (known) known.questions.push(index)
    else classes.set(key, { earlier: 0, questions: [index] })
  }

  return [...classes.values()]
}

/** These questions in the order of the rows, if they fill them. */
function assigned(
  cells: readonly Cell[],
  questions: readonly Candidate[],
  form: readonly number[],
): number[] | null {
  const own = form.map((at) => questions[at]!)
  const found = assignQuestions({ cells, questions: own, forms: 1, random: randomFrom(1) })
  return 'uses' in found
    ? found.uses.sort((a, b) => a.cell - b.cell).map(({ question }) => form[question]!)
    : null
}
