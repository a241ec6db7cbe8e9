import {
  type Blueprint,
  type BlueprintRow,
  countOf,
} from '@residency/contract/areas/questions/papers/blueprint.contract'
import type { Candidate } from '../../../algorithms/papers/blueprint.ts'

export type DrawableQuestion = {
  id: number
  edition: number
  kind: string
  difficulty: number
  points: readonly string[]
  categoryId: number
}

type Category = { id: number; parentId: number | null }

/** The most questions that two forms of a blueprint may share. */
export const maxSharedOf = ({
  rows,
  overlap,
  overlapUnit,
}: Pick<Blueprint, 'rows' | 'overlap' | 'overlapUnit'>) =>
  overlapUnit === 'questions' ? overlap : Math.floor((countOf(rows) * Math.min(overlap, 100)) / 100)

/** Of each category, itself and those above it. */
function categoriesAbove(categories: readonly Category[]): Map<number, ReadonlySet<number>> {
  const parents = new Map(categories.map((category) => [category.id, category.parentId]))

  const above = (id: number): number[] => {
    const parent = parents.get(id)
    return parent ? [id, ...above(parent)] : [id]
  }

  return new Map(categories.map(({ id }) => [id, new Set(above(id))]))
}

const fits = (
  row: BlueprintRow,
  question: DrawableQuestion,
  above: ReadonlySet<number> | undefined,
) =>
  question.kind === row.kind &&
  question.difficulty >= row.difficultyFrom &&
  question.difficulty <= row.difficultyUntil &&
  (row.categoryId === null || above?.has(row.categoryId) === true) &&
  (row.knowledgePoint === null || question.points.includes(row.knowledgePoint))

/** The questions as candidates of the rows; those that fit none are left out. */
export function candidatesFor(
  rows: readonly BlueprintRow[],
  questions: readonly DrawableQuestion[],
  categories: readonly Category[],
) {
  const above = categoriesAbove(categories)
  return questions.flatMap((question) => {
    const cells = rows.flatMap((row, index) =>
      fits(row, question, above.get(question.categoryId)) ? [index] : [],
    )

    return cells.length > 0
      ? [{ question, candidate: { difficulty: question.difficulty, cells } satisfies Candidate }]
      : []
  })
}
