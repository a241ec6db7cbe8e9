import type {
  AnalysedItem,
  OptionFigure,
} from '@residency/contract/areas/exams/marking/analysis.contract'
import { scoresOf } from '../../../algorithms/items/classical.ts'
import { distractorFigures } from '../../../algorithms/items/distractors.ts'
import { itemAnalysisSteps } from '../../../algorithms/items/items.ts'
import type { Steps } from '../../../algorithms/matching/steps.ts'
import type { AnalysedColumn } from './analysed-columns.ts'
import { looksOf, urgencyOf } from './look.rules.ts'
import type { ResponseTable } from './read-responses.ts'

export type Analysis = {
  takers: number
  alpha: number | null
  alphaSe: number | null
  byHand: number
  items: AnalysedItem[]
}

/** Figures of the questions in steps, what needs a look first. */
export function* analysisSteps({ responses, columns, byHand }: ResponseTable): Steps<Analysis> {
  const analysis = yield* itemAnalysisSteps(responses)
  const scores = scoresOf(responses)

  const restOf = (taker: number, index: number) => {
    const ownCell = responses.cells[taker * columns.length + index]!
    return scores.answers[taker]! > 1
      ? (scores.right[taker]! - ownCell) / (scores.answers[taker]! - 1)
      : 0
  }

  const items: AnalysedItem[] = []

  for (const [index, column] of columns.entries()) {
    const { n, difficulty, pointBiserial, upperLower, rasch, twoPl } = analysis.items[index]!
    const { id, questionId, number, kind, stem } = column
    const options = optionsOf(column, (taker) => restOf(taker, index))

    const item = {
      id,
      questionId,
      number,
      kind,
      stem,
      n,
      difficulty,
      pointBiserial,
      upperLower,
      rasch,
      twoPl,
      options,
    }

    items.push({ ...item, looks: looksOf(item) })
    yield
  }

  items.sort((a, b) => urgencyOf(a.looks) - urgencyOf(b.looks))

  return {
    takers: analysis.takers,
    byHand,
    items,
    alpha: analysis.reliability?.alpha ?? null,
    alphaSe: analysis.reliability?.alphaSe ?? null,
  }
}

function optionsOf(
  { question, chosen }: AnalysedColumn,
  restOf: (taker: number) => number,
): OptionFigure[] | null {
  const offered = offeredBy(question)
  if (!offered) return null

  const figures = distractorFigures(
    chosen.map(({ taker, options }) => ({ options, score: restOf(taker) })),
    offered.map(({ id }) => id),
    offered.filter(({ isKey }) => isKey).map(({ id }) => id),
  )

  return (
    figures?.map(({ option, ...figure }, index) => ({
      ...figure,
      id: option,
      text: offered[index]!.text,
    })) ?? null
  )
}

function offeredBy(question: AnalysedColumn['question']) {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const right = [question.right].flat()
      return question.options.map(({ id, text }) => ({ id, text, isKey: right.includes(id) }))
    }
    // their texts are words of the reader's language
    case 'trueFalse':
      return [true, false].map((isTrue) => ({
        id: String(isTrue),
        text: '',
        isKey: question.right === isTrue,
      }))
    default:
      return null
  }
}
