import type { AttemptRelation } from '@residency/contract/areas/exams/taking/attempt.flow'
import type {
  AnswerValue,
  QuestionBody,
} from '@residency/contract/areas/questions/bank/question.shape'
import { placeOf } from '../journal/journal.rules.ts'
import { finalPoints, type MarkedBy } from './final-points.rules.ts'
import { leavesOf } from './leaves.rules.ts'
import { isByHand, scoreAnswer } from './score.rules.ts'

/** A question of a paper with its edition on the paper. */
export type KeyItem = {
  id: number
  questionId: number
  points: number
  edition: number
  body: QuestionBody
}

export type PaperKey = { givesPart: boolean; passPercent: number; items: readonly KeyItem[] }

/** A decision on a question after the exam; `body` is the edition by which it is then marked. */
export type Correction =
  | { kind: 'everybody' }
  | { kind: 'dropped' }
  | { kind: 'edition'; edition: number; body: QuestionBody }

export type Judgement = {
  paper: PaperKey
  corrections: ReadonlyMap<number, Correction>
  by: MarkedBy
}

/** Points of an answer in hundredths; null: waits for a marker. */
export type Mark = {
  itemId: number
  part: string
  most: number
  points: number | null
  isByRule: boolean
  edition: number
}

/** The result of an attempt; null while an answer waits for a marker. */
export type Result = { score: number; most: number; isPassed: boolean }

type AttemptToJudge = {
  answers: ReadonlyMap<string, AnswerValue>
  gradings: ReadonlyMap<string, readonly number[]>
}

function markItem(
  item: KeyItem,
  correction: Correction | undefined,
  { paper, by }: Judgement,
  { answers, gradings }: AttemptToJudge,
): Mark[] {
  const key = correction?.kind === 'edition' ? correction : item
  return leavesOf(key.body, item.points).map(({ part, question, points: maxPoints }) => {
    const mark = { itemId: item.id, part, most: maxPoints, edition: key.edition }
    if (correction?.kind === 'everybody') return { ...mark, points: maxPoints, isByRule: true }

    const input = isByHand(question) ? (gradings.get(placeOf(item.id, part)) ?? []) : []
    if (input.length > 0 && correction?.kind !== 'dropped')
      return { ...mark, points: finalPoints(input, maxPoints, by), isByRule: false }

    const points = scoreAnswer(
      question,
      answers.get(placeOf(item.id, part)) ?? null,
      maxPoints,
      paper.givesPart,
    )

    if (correction?.kind === 'dropped') return { ...mark, points: points ?? 0, isByRule: true }

    return { ...mark, points, isByRule: points !== null }
  })
}

/**
 * Marks of all answers of an attempt, and its result. A question that was dropped counts in neither
 * score nor total.
 */
export function judgeAttempt(
  judgement: Judgement,
  input: AttemptToJudge,
): { marks: Mark[]; result: Result | null } {
  const { paper, corrections } = judgement
  const marks = paper.items.flatMap((item) =>
    markItem(item, corrections.get(item.id), judgement, input),
  )
  const counted = marks.filter(({ itemId }) => corrections.get(itemId)?.kind !== 'dropped')
  if (counted.some(({ points }) => points === null)) return { marks, result: null }

  const score = counted.reduce((sum, { points }) => sum + points!, 0)
  const maxPoints = counted.reduce((sum, result) => sum + result.most, 0)

  return {
    marks,
    result: { score, most: maxPoints, isPassed: score * 100 >= paper.passPercent * maxPoints },
  }
}

export const areEqualResults = (result: Result | null, other: Result | null) =>
  result?.score === other?.score &&
  result?.most === other?.most &&
  result?.isPassed === other?.isPassed

export const relationsToJudged = (result: Result | null): ReadonlySet<AttemptRelation> =>
  new Set(result ? ['scored'] : [])
