import type {
  QuestionBody,
  SimpleQuestion,
} from '@residency/contract/areas/questions/bank/question.shape'

/** What gets points of its own: a question, or a part of a case. `points` in hundredths. */
export type Leaf = { part: string; question: SimpleQuestion; points: number }

/**
 * The leaves of a question on a paper. Parts of a case share its points by weight; what does not
 * divide goes to the last.
 */
export function leavesOf(body: QuestionBody, points: number): Leaf[] {
  if (body.kind !== 'case') return [{ part: '', question: body, points }]

  const total = body.parts.reduce((sum, { weight }) => sum + weight, 0)
  const shares = body.parts.map(({ weight }) => Math.floor((points * weight) / total))
  const remaining = points - shares.reduce((sum, share) => sum + share, 0)

  return body.parts.map(({ id, question }, index) => ({
    part: id,
    question,
    points: shares[index]! + (index === shares.length - 1 ? remaining : 0),
  }))
}
