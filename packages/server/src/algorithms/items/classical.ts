import { correlation } from '../correlation.ts'
import { extremeGroups } from './extreme-groups.ts'
import { ABSENT, ITEM_NEEDS, type Responses } from './responses.ts'

export type ClassicalFigures = {
  /** Answers to the item. */
  n: number

  /** Share of right answers. */
  difficulty: number | null

  /** Correlation of the item with the share right of all other answers of the taker. */
  pointBiserial: number | null

  /**
   * Share right among the best 27 % less that among the weakest 27 %, by the share right of all
   * answers.
   */
  upperLower: number | null
}

const isConstant = (values: readonly number[]) => values.every((value) => value === values[0])

/** Pearson's r; null where one side does not vary. */
export const correlationOrNull = (a: readonly number[], b: readonly number[]) =>
  isConstant(a) || isConstant(b) ? null : correlation(a, b)

/** How many answers each taker gave and how many of them were right. */
export function scoresOf({ items, takers, cells }: Responses) {
  const [answers, right] = [new Float64Array(takers), new Float64Array(takers)]
  for (let t = 0; t < takers; t++)
    for (let i = 0; i < items.length; i++) {
      const answer = cells[t * items.length + i]!
      if (answer === ABSENT) continue

      answers[t]! += 1
      right[t]! += answer
    }

  return { answers, right }
}

/** Figures of one item; those that the answers do not give are null. */
export function classicalFigures(
  { items, takers, cells }: Responses,
  scores: ReturnType<typeof scoresOf>,
  item: number,
): ClassicalFigures {
  const answered: { answer: number; answers: number; right: number }[] = []

  for (let t = 0; t < takers; t++) {
    const answer = cells[t * items.length + item]!
    if (answer !== ABSENT)
      answered.push({ answer, answers: scores.answers[t]!, right: scores.right[t]! })
  }

  const n = answered.length
  if (n < ITEM_NEEDS.classical)
    return { n, difficulty: null, pointBiserial: null, upperLower: null }

  const compared = answered.filter((one) => one.answers > 1)
  const groups = extremeGroups(answered.map((one) => one.right / one.answers))
  const answers = answered.map((one) => one.answer)

  return {
    n,
    difficulty: answers.reduce((sum, answer) => sum + answer, 0) / n,
    pointBiserial:
      compared.length < ITEM_NEEDS.classical
        ? null
        : correlationOrNull(
            compared.map((one) => one.answer),
            compared.map((one) => (one.right - one.answer) / (one.answers - 1)),
          ),
    upperLower: groups && groups.upper(answers) - groups.lower(answers),
  }
}
