/** A row of a blueprint: how many questions it takes and what each of them weighs. */
export type Cell = { count: number; weight: number }

/**
 * A question that may be drawn: `cells` are the rows it fits, by their place. `difficulty` is a
 * whole number.
 */
export type Candidate = { difficulty: number; cells: readonly number[] }

/** Rows that lack questions together: in every draw, `missing` of their places stay empty. */
export type Shortage = { cells: number[]; missing: number }

/** A form: for each row the questions drawn for it, by their place among the candidates. */
export type DrawnForm = readonly (readonly number[])[]

export const placesOf = (cells: readonly Cell[]) => cells.reduce((sum, { count }) => sum + count, 0)

/** The candidates of each row. */
export function candidatesOf(cells: readonly Cell[], questions: readonly Candidate[]): number[][] {
  const lists: number[][] = cells.map(() => [])
  for (const [index, question] of questions.entries())
    for (const cell of question.cells) lists[cell]?.push(index)

  return lists
}
